import type { PartName, RunPart } from './part.ts'

type Part = { name: PartName; rounds: number; load: () => Promise<RunPart> }

/** The parts in the order in which they run, and how many rounds each takes unless told. */
export const parts: Part[] = [
  { name: 'first-load', rounds: 7, load: async () => (await import('./browser/first-load.ts')).firstLoad },
  { name: 'navigation', rounds: 3, load: async () => (await import('./browser/navigation.ts')).navigation },
]
