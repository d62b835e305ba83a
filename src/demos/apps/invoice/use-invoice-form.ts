import { useDraft } from '../../parts/use-draft.ts'
import { blankItem, type InvoiceDraft, type ItemDraft } from './draft.ts'
import { draftProblems } from './draft-problems.ts'

export type InvoiceForm = ReturnType<typeof useInvoiceForm>

type Handlers = {
  onChange?: ((draft: InvoiceDraft) => void) | undefined
  onSubmit: (draft: InvoiceDraft) => void
}

/** The draft of an invoice while it is being written. */
export function useInvoiceForm(start: () => InvoiceDraft, { onChange, onSubmit }: Handlers) {
  const {
    draft,
    set: change,
    changed,
    problems,
    form,
  } = useDraft({ initial: start, problemsOf: draftProblems, onSubmit })

  function set(part: Partial<InvoiceDraft>) {
    change(part)
    onChange?.({ ...draft, ...part })
  }

  function setItem(id: string, part: Partial<ItemDraft>) {
    set({ items: draft.items.map((item) => (item.id === id ? { ...item, ...part } : item)) })
    for (const field of Object.keys(part)) changed(`${id}.${field}`)
  }

  return {
    draft,
    problems,
    set,
    setItem,
    addItem: () => set({ items: [...draft.items, blankItem()] }),
    removeItem: (id: string) => set({ items: draft.items.filter((item) => item.id !== id) }),
    form,
  }
}
