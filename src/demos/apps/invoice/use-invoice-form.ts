import { useDraft } from '../../parts/use-draft.ts'
import { createBlankItem, type InvoiceDraft, type InvoiceItemDraft } from './draft.ts'
import { validateInvoiceDraft } from './validate-invoice-draft.ts'

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>

type InvoiceFormHandlers = {
  onChange?: ((draft: InvoiceDraft) => void) | undefined
  onSubmit: (draft: InvoiceDraft) => void
}

export function useInvoiceForm(start: () => InvoiceDraft, { onChange, onSubmit }: InvoiceFormHandlers) {
  const {
    draft,
    set: setDraft,
    handleChange,
    problems,
    form,
  } = useDraft({ initial: start, validate: validateInvoiceDraft, onSubmit })

  function set(changes: Partial<InvoiceDraft>) {
    setDraft(changes)
    onChange?.({ ...draft, ...changes })
  }

  function setItem(id: string, changes: Partial<InvoiceItemDraft>) {
    set({ items: draft.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) })
    for (const field of Object.keys(changes)) handleChange(`${id}.${field}`)
  }

  return {
    draft,
    problems,
    set,
    setItem,
    addItem: () => set({ items: [...draft.items, createBlankItem()] }),
    removeItem: (id: string) => set({ items: draft.items.filter((item) => item.id !== id) }),
    form,
  }
}
