import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Lookup, lookupSchema, type Tally, toTally } from './lookup.ts'
import { seedTallies } from './lookup-seed.ts'

/** The lookups of this browser. The seeded ones follow from the date, and are not stored. */
const schema = z.object({ added: z.array(lookupSchema) })

const { state, change } = createDemoStore('lookups', schema, () => ({ added: [] as Lookup[] }))

/** Read it through `useSnapshot`. */
export const lookups = state

export function addLookup(lookup: Omit<Lookup, 'id'>): void {
  const id = crypto.randomUUID()
  change(({ added }) => added.push({ ...lookup, id }))
}

export const clearLookups = () =>
  change((state) => {
    state.added = []
  })

/** Returns the lookups until now by hour, and the number of those that the user recorded. */
export function useTallies(now: Date): { tallies: readonly Tally[]; added: number } {
  const { added } = useSnapshot(lookups)
  const seeded = useMemo(() => seedTallies(now), [now])
  const tallies = useMemo(() => [...seeded, ...added.map(toTally)], [seeded, added])
  return { tallies, added: added.length }
}
