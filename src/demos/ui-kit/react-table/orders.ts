import * as z from 'zod/mini'
import { createMoneyFormat } from '@/lib/format/intl.ts'
import { cast, organisations } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'

export const orderStatuses = {
  open: { name: 'Aberto', palette: 'primary' },
  paid: { name: 'Pago', palette: 'success' },
  late: { name: 'Atrasado', palette: 'warning' },
  cancelled: { name: 'Cancelado', palette: 'danger' },
} as const

export const statusChoices = Object.entries(orderStatuses).map(([value, { name }]) => ({
  value,
  label: name,
}))

export type OrderStatus = keyof typeof orderStatuses

const lineSchema = z.object({ text: z.string(), quantity: z.number(), cents: z.number() })

export const tableOrderSchema = z.object({
  id: z.string(),
  customer: z.string(),
  /** The id of a person of the cast, who also has a portrait. */
  seller: z.string(),
  day: z.string(),
  status: z.enum(['open', 'paid', 'late', 'cancelled']),
  cents: z.number(),
  note: z.string(),
  lines: z.array(lineSchema),
})

export type TableOrder = z.infer<typeof tableOrderSchema>

const products = [
  ['Pacote de 100 consultas', 8_990],
  ['Treinamento da equipe', 64_000],
  ['Certidões do mês', 12_750],
  ['Suporte por telefone', 9_550],
  ['Carga de cadastros', 45_000],
] as const

const notes = ['', 'Enviar a nota para o financeiro.', '', 'Combinar a entrega por telefone.', '']

const statusCycle: OrderStatus[] = ['paid', 'open', 'paid', 'late', 'paid', 'open', 'cancelled']

const sellers = cast.slice(0, 6)

/** The lengths of the lists have no common divisor, so that rows repeat late. */
export const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** Creates invented orders of the last months, newest first. */
export const createOrders = (count: number): TableOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const lines = Array.from({ length: 1 + (index % 3) }, (_, place) => {
      const [text, cents] = pick(products, index + place * 2)
      return { text, quantity: 1 + ((index * 3 + place) % 4), cents }
    })
    return {
      id: String(1000 + count - index),
      customer: pick(organisations, index * 3).name,
      seller: pick(sellers, index * 5).id,
      day: dayFromToday(-index * 3),
      status: pick(statusCycle, index),
      cents: sumLines(lines),
      note: pick(notes, index),
      lines,
    }
  })

export const sumLines = (lines: TableOrder['lines']): number =>
  lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)

export const findSeller = (id: string) => cast.find((person) => person.id === id) ?? cast[0]

export const sellerChoices = sellers.map(({ id, name }) => ({ value: id, label: name }))

const money = createMoneyFormat()

export const formatCents = (cents: number): string => money.format(cents / 100)
