import { chakra } from '@chakra-ui/react'
import type { ToFrame } from './capitals-layer.tsx'
import { type clusterCapitals, computeRadius } from './clusters.ts'
import { type DrawnState, drawnStates } from './geometry.ts'
import { type MeasureName, measures, shades } from './measures.ts'
import type { StateWithFigures } from './states.ts'
import { findClassIndex } from './tiles.ts'

/** A state needs this width to show its letters, in px. */
const labelledWidth = 34

/** A label moves away from a marker that is nearer, in px. */
const labelShift = 18

/** Small states whose letters fit on the sea, beside the capital. */
const seaside = new Set(['AL', 'ES', 'PB', 'PE', 'RJ', 'RN', 'SE'])

type StateLabelsProps = {
  measure: MeasureName
  active: readonly StateWithFigures[]
  /** The capitals that are drawn; letters keep away from them. */
  clusters: ReturnType<typeof clusterCapitals>
  toFrame: ToFrame
  scale: number
  unit: number
}

/** The letters of the states that have room for them. */
export function StateLabels({ measure, active, clusters, toFrame, scale, unit }: StateLabelsProps) {
  function placeLabel({ state, center, bounds: [[left], [right]] }: DrawnState) {
    const [x, y] = toFrame(...center)
    const isNarrow = (right - left) * scale < labelledWidth * unit
    const shift = labelShift * unit
    const cover = clusters
      .map((cluster) => ({ members: cluster.members, at: toFrame(cluster.x, cluster.y) }))
      .find(({ at: [coverX, coverY] }) => Math.hypot(coverX - x, coverY - y) < shift)
    const own = clusters.find(({ members: [first, second] }) => !second && first?.capital.uf === state.uf)
    if (own && seaside.has(state.uf) && (isNarrow || cover)) {
      const [ownX, ownY] = toFrame(own.x, own.y)
      const radius = computeRadius(own.members[0]?.capital.population ?? 0)
      return { x: ownX + (radius + 13) * unit, y: ownY, fill: 'fg' }
    }
    if (isNarrow) return undefined
    const shade = shades[findClassIndex(measures[measure].of(state), measures[measure].limits)]
    const move = !cover ? 0 : cover.at[1] > y ? -shift : shift
    return { x, y: y + move, fill: shade?.color ?? 'fg' }
  }

  return drawnStates
    .filter(({ state }) => active.includes(state))
    .map((drawn) => {
      const place = placeLabel(drawn)
      return (
        place && (
          <chakra.text key={drawn.state.uf} {...place}>
            {drawn.state.uf}
          </chakra.text>
        )
      )
    })
}
