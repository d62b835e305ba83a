import type { FieldErrors } from '@/ui/forms/check.ts'
import { useDraft } from '../../parts/use-draft.ts'
import { findDocumentError } from './client-document.ts'
import {
  type AmountField,
  createBlankItem,
  type InvoiceDraft,
  type InvoiceItemDraft,
  readAmount,
} from './draft.ts'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const hundredPercent = 10_000

/** Returns the errors; empty for a valid draft. An item's controls are named `<id>.<field>`. */
export function validateInvoiceDraft(draft: InvoiceDraft): FieldErrors {
  return Object.fromEntries([...findDraftIssues(draft), ...draft.items.flatMap(findItemIssues)])
}

type DraftIssue = [field: string, message: string]

function findDraftIssues({ name, document, email: address, issueDate, dueDate }: InvoiceDraft): DraftIssue[] {
  const issues: DraftIssue[] = []
  const documentError = findDocumentError(document)
  if (!name.trim()) issues.push(['name', 'Informe o cliente.'])
  if (documentError) issues.push(['document', documentError])
  if (address.trim() && !emailPattern.test(address.trim()))
    issues.push(['email', 'Informe um e-mail como nome@exemplo.com.br.'])
  if (!issueDate) issues.push(['issueDate', 'Informe a emissão.'])
  if (!dueDate) issues.push(['dueDate', 'Informe o vencimento.'])
  else if (dueDate < issueDate) issues.push(['dueDate', 'O vencimento não pode vir antes da emissão.'])
  return issues
}

function findItemIssues(item: InvoiceItemDraft): DraftIssue[] {
  const toIssues = (field: keyof InvoiceItemDraft, message: string | undefined): DraftIssue[] =>
    message ? [[`${item.id}.${field}`, message]] : []
  return [
    ...toIssues('description', item.description.trim() ? undefined : 'Descreva o item.'),
    ...toIssues('quantity', findAmountError('quantity', item.quantity)),
    ...toIssues('unitPrice', findAmountError('unitPrice', item.unitPrice)),
    ...toIssues('discount', findAmountError('discount', item.discount)),
    ...toIssues('tax', findAmountError('tax', item.tax)),
  ]
}

const formatHints: Record<AmountField, string> = {
  quantity: 'Use um número como 2 ou 1,5.',
  unitPrice: 'Use um valor como 1.234,56.',
  discount: 'Use um número como 10 ou 2,5.',
  tax: 'Use um número como 10 ou 2,5.',
}

function findAmountError(amount: AmountField, text: string): string | undefined {
  const value = readAmount(amount, text)
  if (value === undefined) return formatHints[amount]
  if (amount === 'quantity') return value === 0 ? 'Deve ser maior que zero.' : undefined
  return amount !== 'unitPrice' && value > hundredPercent ? 'Não passa de 100%.' : undefined
}

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
