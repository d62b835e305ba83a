import { type FormEvent, useState } from 'react'
import { focusInvalid } from '../../parts/focus-invalid.ts'
import { blankItem, type InvoiceDraft, type ItemDraft } from './draft.ts'
import { draftProblems, type Problems } from './draft-problems.ts'

export type InvoiceForm = {
  draft: InvoiceDraft
  problems: Problems
  set: (part: Partial<InvoiceDraft>) => void
  setItem: (id: string, part: Partial<ItemDraft>) => void
  addItem: () => void
  removeItem: (id: string) => void
  send: (event: FormEvent<HTMLFormElement>) => void
}

type Handlers = {
  onChange?: ((draft: InvoiceDraft) => void) | undefined
  onSubmit: (draft: InvoiceDraft) => void
}

/** The draft of an invoice while it is being written. It is checked when it is sent, and from then on. */
export function useInvoiceForm(start: () => InvoiceDraft, { onChange, onSubmit }: Handlers): InvoiceForm {
  const [draft, setDraft] = useState(start)
  const [isChecked, setChecked] = useState(false)

  function set(part: Partial<InvoiceDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    onChange?.(next)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(draftProblems(draft)).length > 0) return focusInvalid(event.currentTarget)
    onSubmit(draft)
  }

  return {
    draft,
    problems: isChecked ? draftProblems(draft) : {},
    set,
    setItem: (id, part) =>
      set({ items: draft.items.map((item) => (item.id === id ? { ...item, ...part } : item)) }),
    addItem: () => set({ items: [...draft.items, blankItem()] }),
    removeItem: (id) => set({ items: draft.items.filter((item) => item.id !== id) }),
    send,
  }
}
