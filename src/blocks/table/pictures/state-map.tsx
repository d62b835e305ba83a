import { BrazilTiles, brazilStates } from '@/ui/charts/brazil-tiles.tsx'

/** Shows how many rows are in each state. Screen readers get a list. */
export function StateMap({ ufs }: { ufs: readonly string[] }) {
  const counts = countByState(ufs)
  if (counts.size === 0) return null
  const named = brazilStates.filter(({ uf }) => counts.has(uf))
  const parts = named.map(({ uf, name }) => `${name} (${counts.get(uf)})`)
  return <BrazilTiles label={`Mapa do Brasil: ${parts.join(', ')}`} counts={counts} />
}

const stateCodes = new Set(brazilStates.map(({ uf }) => uf))

/** Counts texts by the state that they name with two letters. Ignores other texts, such as hidden values. */
export function countByState(ufs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of ufs) {
    const uf = text.trim().toUpperCase()
    if (stateCodes.has(uf)) counts.set(uf, (counts.get(uf) ?? 0) + 1)
  }
  return counts
}
