import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { useNow } from '@/lib/use-now.ts'
import { organisations } from '../../parts/cast.ts'
import { addDays, daysBetween, toIsoDay } from '../../parts/days.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import {
  channels,
  type Deal,
  dealSchema,
  origins,
  products,
  regions,
  type Stage,
  sellers,
  stages,
} from './deal.ts'
import { periodNames } from './period.ts'

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

const periods = Object.keys(periodNames) as (keyof typeof periodNames)[]

const doneSteps = ['Conferir os dados da empresa', 'Convidar a equipe']

/** The changes of this browser. The seeded deals follow from the date, and are not stored. */
const schema = z.object({
  period: z.enum(periods),
  added: z.array(dealSchema),
  /** New stages of deals, by id. */
  moved: z.record(z.string(), z.enum(stages)),
  tasks: z.array(z.object({ id: z.string(), text: z.string(), isDone: z.boolean() })),
  /** Quick notes, the newest first. */
  notes: z._default(z.array(z.string()), []),
  /** The first steps that are done. */
  steps: z._default(z.array(z.string()), doneSteps),
})

type Sales = z.infer<typeof schema>

const createTasks = () =>
  [
    'Ligar para quem pediu proposta',
    'Enviar contrato revisado',
    'Preparar a reunião de resultados',
    'Atualizar a tabela de preços',
  ].map((text, index) => ({ id: `task-${index}`, text, isDone: index === 3 }))

const seed = (): Sales => ({
  period: 'month',
  added: [],
  moved: {},
  tasks: createTasks(),
  notes: [],
  steps: [...doneSteps],
})

const { state, change } = createDemoStore('sales', schema, seed)

/** Read it through `useSnapshot`; its deals through `useDeals`. */
export const sales: Sales = state

export const setPeriod = (period: Sales['period']) => change((sales) => Object.assign(sales, { period }))

export function addDeal(deal: Omit<Deal, 'id'>): void {
  const id = crypto.randomUUID()
  change(({ added }) => added.push({ ...deal, id }))
}

export function moveDeal(id: string, stage: Stage): void {
  change(({ moved }) => Object.assign(moved, { [id]: stage }))
}

export function toggleTask(id: string): void {
  change(({ tasks }) => {
    const task = tasks.find((task) => task.id === id)
    if (task) task.isDone = !task.isDone
  })
}

export function addTask(text: string): void {
  const id = crypto.randomUUID()
  change(({ tasks }) => tasks.push({ id, text, isDone: false }))
}

export const addNote = (note: string) => change(({ notes }) => notes.unshift(note))

export function toggleStep(step: string): void {
  change((sales) => {
    const { steps } = sales
    sales.steps = steps.includes(step) ? steps.filter((other) => other !== step) : [...steps, step]
  })
}

/** Forgets all changes of this browser except the period. */
export function resetSales(): void {
  change((sales) => Object.assign(sales, { ...seed(), period: sales.period }))
}

/** Returns all deals, the oldest first, with the changes of this browser. */
export function mergeDeals(
  seeded: readonly Deal[],
  { added, moved }: { readonly added: readonly Deal[]; readonly moved: Readonly<Record<string, Stage>> },
): Deal[] {
  return [...seeded, ...added]
    .map((deal) => ({ ...deal, stage: moved[deal.id] ?? deal.stage }))
    .sort((a, b) => (a.day === b.day ? a.hour - b.hour : a.day < b.day ? -1 : 1))
}

const hourMs = 60 * 60 * 1000

/** Returns the deals until now and the time, which changes each hour. */
export function useDeals(): { deals: readonly Deal[]; now: Date; period: Sales['period'] } {
  const { added, moved, period } = useSnapshot(sales)
  const hour = Math.floor(useNow() / hourMs)
  const now = useMemo(() => new Date(hour * hourMs), [hour])
  const seeded = useMemo(() => seedDeals(now), [now])
  const deals = useMemo(() => mergeDeals(seeded, { added, moved }), [seeded, added, moved])
  return { deals, now, period }
}
