import type { Problems } from '@/ui/forms/check.ts'
import { type Amount, type InvoiceDraft, type ItemDraft, readAmount } from './draft.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const hundredPercent = 10_000

/** What is wrong with a draft, empty where it can be kept. An item's controls are named `<id>.<field>`. */
export function draftProblems(draft: InvoiceDraft): Problems {
  return Object.fromEntries([...draftIssues(draft), ...draft.items.flatMap(itemIssues)])
}

type Issue = [field: string, message: string]

function draftIssues({ name, email: address, issueDate, dueDate }: InvoiceDraft): Issue[] {
  const issues: Issue[] = []
  if (!name.trim()) issues.push(['name', 'Informe o cliente.'])
  if (address.trim() && !email.test(address.trim()))
    issues.push(['email', 'Informe um e-mail como nome@exemplo.com.br.'])
  if (!issueDate) issues.push(['issueDate', 'Informe a emissão.'])
  if (!dueDate) issues.push(['dueDate', 'Informe o vencimento.'])
  else if (dueDate < issueDate) issues.push(['dueDate', 'O vencimento não pode vir antes da emissão.'])
  return issues
}

function itemIssues(item: ItemDraft): Issue[] {
  const at = (field: keyof ItemDraft, message: string | undefined): Issue[] =>
    message ? [[`${item.id}.${field}`, message]] : []
  return [
    ...at('description', item.description.trim() ? undefined : 'Descreva o item.'),
    ...at('quantity', amountProblem('quantity', item.quantity)),
    ...at('unitPrice', amountProblem('unitPrice', item.unitPrice)),
    ...at('discount', amountProblem('discount', item.discount)),
    ...at('tax', amountProblem('tax', item.tax)),
  ]
}

const examples: Record<Amount, string> = {
  quantity: 'Use um número como 2 ou 1,5.',
  unitPrice: 'Use um valor como 1.234,56.',
  discount: 'Use um número como 10 ou 2,5.',
  tax: 'Use um número como 10 ou 2,5.',
}

function amountProblem(amount: Amount, text: string): string | undefined {
  const value = readAmount(amount, text)
  if (value === undefined) return examples[amount]
  if (amount === 'quantity') return value === 0 ? 'Deve ser maior que zero.' : undefined
  return amount !== 'unitPrice' && value > hundredPercent ? 'Não passa de 100%.' : undefined
}
