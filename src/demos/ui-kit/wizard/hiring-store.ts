import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { emptyHiring, type Hiring } from './hiring-schema.ts'

const text = z.catch(z.string(), '')

const draftSchema = z.object({
  hiring: z.object({
    company: text,
    document: text,
    contact: text,
    goal: text,
    seats: text,
    invite: text,
    method: text,
    dueDay: text,
  }),
  step: z.number(),
  /** The furthest step so far; the user may return to it. */
  reached: z.number(),
  skipped: z.array(z.string()),
  /** When the draft was last changed, in ms; 0 for an empty one. */
  savedAt: z.number(),
})

type HiringDraft = z.infer<typeof draftSchema>

const createDraft = (): HiringDraft => ({
  hiring: { ...emptyHiring },
  step: 0,
  reached: 0,
  skipped: [],
  savedAt: 0,
})

const { state, change } = createDemoStore('form-wizard', draftSchema, createDraft)

export const hiringDraft = state

export function editHiring(values: Partial<Hiring>): void {
  const savedAt = Date.now()
  change((draft) => {
    Object.assign(draft.hiring, values)
    draft.savedAt = savedAt
  })
}

export const openStep = (step: number, skipped: readonly string[]): void =>
  change((draft) => {
    draft.step = step
    draft.reached = Math.max(draft.reached, step)
    draft.skipped = [...skipped]
  })

export const clearHiring = (): void => change((draft) => void Object.assign(draft, createDraft()))
