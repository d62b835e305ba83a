import { brazilStates } from '@/ui/charts/brazil-states.ts'

const stateCodes = new Set(brazilStates.map(({ uf }) => uf))

/** How many of some texts name which state by its letters; all else, such as a mask, is not counted. */
export function countsByState(ufs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of ufs) {
    const uf = text.trim().toUpperCase()
    if (stateCodes.has(uf)) counts.set(uf, (counts.get(uf) ?? 0) + 1)
  }
  return counts
}
