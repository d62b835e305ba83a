import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { useNow } from '@/lib/use-now.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Deal, dealSchema, type Stage, stages } from './deal.ts'
import { periodNames } from './period.ts'
import { seedDeals } from './seed.ts'

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
