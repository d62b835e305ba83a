import { organisations } from '../../parts/cast.ts'
import { addDays, daysBetween, toIsoDay } from '../../parts/days.ts'
import { channels, type Deal, origins, products, regions, sellers } from './deal.ts'

/** Two years: twelve months and the twelve before. */
const seededDays = 760

/** Deals of the last month may still be open. */
const openDays = 30

/** The same numbers from 0 to 1 for the same text (FNV-1a, then mulberry32). */
function createRandom(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Squaring prefers the first entries. */
const pick = <T>(list: readonly T[], share: number) =>
  list[Math.floor(share * share * list.length)] ?? (list[0] as T)

/** The deals of a date, the same on every day. Only their stage changes while they are young. */
function seedDay(day: string, age: number): Deal[] {
  const random = createRandom(day)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const growth = 1 + 0.5 * Math.max(0, (seededDays - age) / seededDays)
  const count = Math.round((weekday === 0 || weekday === 6 ? 2 : 4.5) * growth + 3 * random())
  return Array.from({ length: count }, (_, index): Deal => {
    const product = pick(products, random())
    const fate = random()
    const open = (['lead', 'lead', 'proposal', 'talks'] as const)[Math.floor(4 * random())] ?? 'lead'
    return {
      id: `${day}-${index}`,
      day,
      // Most people buy in the late morning and in the afternoon.
      hour: 8 + Math.floor(6 * random() + 7 * random()),
      customer: organisations[Math.floor(organisations.length * random())]?.name ?? '',
      product: product.name,
      region: pick(regions, random()),
      channel: pick(channels, random()),
      origin: pick(origins, random()),
      seller: (sellers[Math.floor(sellers.length * random())] ?? sellers[0])?.id ?? '',
      value: Math.round(product.price * (0.8 + 0.5 * random())),
      stage: fate < 0.48 ? 'won' : age < openDays && fate < 0.88 ? open : 'lost',
      isReturned: random() < 0.05,
    }
  })
}

/** Returns the deals of two years until now, the oldest first. */
export function seedDeals(now: Date): Deal[] {
  const today = toIsoDay(now)
  const first = addDays(today, 1 - seededDays)
  return Array.from({ length: seededDays }, (_, index) => addDays(first, index))
    .flatMap((day) => seedDay(day, daysBetween(day, today)))
    .filter(({ day, hour }) => day < today || hour <= now.getHours())
    .sort((a, b) => (a.day === b.day ? a.hour - b.hour : a.day < b.day ? -1 : 1))
}
