import { brazilStates } from '@/ui/charts/brazil-states.ts'
import { BrazilTiles } from '@/ui/charts/brazil-tiles.tsx'
import { countsByState } from './counts-by-state.ts'

/** How many rows are in which state. For screen readers a sentence. */
export default function StateMap({ ufs }: { ufs: readonly string[] }) {
  const counts = countsByState(ufs)
  if (counts.size === 0) return null
  const named = brazilStates.filter(({ uf }) => counts.has(uf))
  const parts = named.map(({ uf, name }) => `${name} (${counts.get(uf)})`)
  return <BrazilTiles label={`Mapa do Brasil: ${parts.join(', ')}`} counts={counts} />
}
