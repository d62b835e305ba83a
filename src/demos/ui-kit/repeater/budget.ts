import { createNumberFormat } from '@/lib/format/intl.ts'
import { moveItem } from './order-draft.ts'
import { computeOrderCents } from './order-total.ts'

export type BudgetRow = { id: string; text: string; quantity: string; price: string }

export type BudgetGroup = { id: string; title: string; rows: BudgetRow[] }

/** `discount` is a percentage. */
export type Budget = { groups: BudgetGroup[]; discount: number }

/** The place of a row: its group and its index there. */
export type RowPlace = { groupId: string; index: number }

export const createRow = (values: Partial<BudgetRow> = {}): BudgetRow => ({
  text: '',
  quantity: '1',
  price: '',
  ...values,
  id: crypto.randomUUID(),
})

export const createGroup = (title = '', rows = [createRow()]): BudgetGroup => ({
  id: crypto.randomUUID(),
  title,
  rows,
})

export const createSampleBudget = (): Budget => ({
  discount: 5,
  groups: [
    createGroup('Implantação', [
      createRow({ text: 'Carga dos cadastros', quantity: '1', price: '1.800,00' }),
      createRow({ text: 'Treinamento da equipe', quantity: '2', price: '640,00' }),
    ]),
    createGroup('Uso mensal', [
      createRow({ text: 'Pacote de 1.000 consultas', quantity: '3', price: '720,00' }),
      createRow({ text: 'Suporte por telefone', quantity: '12', price: '95,50' }),
    ]),
  ],
})

export const copyGroup = (group: BudgetGroup): BudgetGroup =>
  createGroup(`${group.title} (cópia)`, group.rows.map(createRow))

const findGroup = (groups: readonly BudgetGroup[], id: string) => groups.find((group) => group.id === id)

/** Moves a row, also to another group. A group may become empty. */
export function moveRow(groups: readonly BudgetGroup[], from: RowPlace, to: RowPlace): BudgetGroup[] {
  const row = findGroup(groups, from.groupId)?.rows[from.index]
  if (!row || !findGroup(groups, to.groupId)) return [...groups]
  return groups.map((group) => {
    if (group.id === from.groupId && group.id === to.groupId)
      return { ...group, rows: moveItem(group.rows, from.index, to.index) }
    if (group.id === from.groupId) return { ...group, rows: group.rows.toSpliced(from.index, 1) }
    return group.id === to.groupId ? { ...group, rows: group.rows.toSpliced(to.index, 0, row) } : group
  })
}

/** Totals in cents. The discount is rounded to a cent. */
export function computeBudget({ groups, discount }: Readonly<Budget>) {
  const sums = groups.map(({ rows }) => computeOrderCents(rows))
  const subtotal = sums.reduce((total, cents) => total + cents, 0)
  const off = Math.round((subtotal * discount) / 100)
  return { sums, subtotal, off, total: subtotal - off }
}

/** Returns the errors by control name: a group's title is `<id>.title`, a row's text `<id>.text`. */
export function validateBudget({ groups }: Readonly<Budget>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const group of groups) {
    if (!group.title.trim()) errors[`${group.id}.title`] = 'Dê um nome à etapa'
    for (const row of group.rows) {
      if (!row.text.trim()) errors[`${row.id}.text`] = 'Descreva o item'
      if (!/^\d{1,4}$/.test(row.quantity) || Number(row.quantity) === 0)
        errors[`${row.id}.quantity`] = 'De 1 a 9999'
      if (computeOrderCents([{ ...row, quantity: '1' }]) === 0) errors[`${row.id}.price`] = 'Maior que zero'
    }
  }
  return errors
}

const amount = createNumberFormat({ minimumFractionDigits: 2 })

/** Formats a price that the user typed: `1250,5` becomes `1.250,50`. An empty one stays empty. */
export function formatPrice(text: string): string {
  const cents = computeOrderCents([{ quantity: '1', price: text }])
  return cents > 0 ? amount.format(cents / 100) : ''
}
