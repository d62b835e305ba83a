import { createNumberFormat } from '@/lib/format/intl.ts'
import { type Deal, isSale, type Stage, stages } from './deal.ts'

const shortMoney = createNumberFormat({ notation: 'compact', maximumFractionDigits: 1 })

export { formatMoney } from '../../parts/reais.ts'

/** Formats reais for an axis: "12,8 mil". */
export const formatShortMoney = (value: number) => shortMoney.format(value)

export const sumValues = (deals: readonly Deal[]) => deals.reduce((sum, { value }) => sum + value, 0)

/** Sales that the customer kept. */
export const keptSales = (deals: readonly Deal[]) => deals.filter((deal) => isSale(deal) && !deal.isReturned)

export const computeRevenue = (deals: readonly Deal[]) => sumValues(keptSales(deals))

export const countReturns = (deals: readonly Deal[]) =>
  deals.filter((deal) => isSale(deal) && deal.isReturned).length

/** The mean value of a sale, in reais; 0 without sales. */
export const computeTicket = (deals: readonly Deal[]) =>
  computeRevenue(deals) / Math.max(1, keptSales(deals).length)

/** Returns the relative change; `undefined` if there was nothing before. */
export const computeChange = (before: number, after: number) =>
  before === 0 ? undefined : (after - before) / before

type Grouped = { name: string; deals: Deal[]; revenue: number }

/** Groups deals by one of their texts, the largest revenue first. */
export function groupDeals(
  deals: readonly Deal[],
  key: 'channel' | 'origin' | 'product' | 'region' | 'seller',
): Grouped[] {
  const groups = new Map<string, Deal[]>()
  for (const deal of deals) {
    const members = groups.get(deal[key])
    if (members) members.push(deal)
    else groups.set(deal[key], [deal])
  }
  return [...groups]
    .map(([name, members]) => ({ name, deals: members, revenue: computeRevenue(members) }))
    .sort((a, b) => b.revenue - a.revenue || b.deals.length - a.deals.length)
}

export const countStages = (deals: readonly Deal[]) =>
  Object.fromEntries(
    stages.map((stage) => {
      const members = deals.filter((deal) => deal.stage === stage)
      return [stage, { count: members.length, value: sumValues(members) }]
    }),
  ) as Record<Stage, { count: number; value: number }>

/** The hours of the heat map: from 8 to 20, in pairs. */
export const heatHours = [8, 10, 12, 14, 16, 18] as const

export const weekdays = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'] as const

/** Counts the sales by weekday, from Monday, and pair of hours. Earlier and later ones are in the outer pairs. */
export function countByHour(deals: readonly Deal[]): number[][] {
  const counts = weekdays.map(() => heatHours.map(() => 0))
  for (const { day, hour } of keptSales(deals)) {
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
    const place = Math.max(0, Math.min(heatHours.length - 1, Math.floor((hour - 8) / 2)))
    const row = counts[weekday]
    if (row) row[place] = (row[place] ?? 0) + 1
  }
  return counts
}
