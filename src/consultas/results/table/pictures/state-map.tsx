import { brazilStates } from '@/ui/charts/brazil-states.ts'
import { BrazilTiles } from '@/ui/charts/brazil-tiles.tsx'

/** How many rows are in which state. For screen readers a sentence. */
export default function StateMap({ ufs }: { ufs: readonly string[] }) {
  const counts = countsByState(ufs)
  if (counts.size === 0) return null
  const named = brazilStates.filter(({ uf }) => counts.has(uf))
  const parts = named.map(({ uf, name }) => `${name} (${counts.get(uf)})`)
  return <BrazilTiles label={`Mapa do Brasil: ${parts.join(', ')}`} counts={counts} />
}

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
