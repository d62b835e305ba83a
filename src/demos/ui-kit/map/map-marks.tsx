import { chakra } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { type clusterCapitals, computeRadius } from './clusters.ts'
import { type DrawnState, drawnCapitals, drawnStates, listNearestCapitals, mapSize } from './geometry.ts'
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

type Clusters = ReturnType<typeof clusterCapitals>

/** Converts a place of the drawing to one of the frame. */
export type ToFrame = (x: number, y: number) => readonly [number, number]

/** Curves from a state's capital to the nearest ones, with the distance. */
export function CapitalLinks({ uf, toFrame }: { uf: string; toFrame: ToFrame }) {
  const find = (name: string) => drawnCapitals.find(({ capital }) => capital.uf === name)
  const from = find(uf)
  if (!from) return null
  const [fromX, fromY] = toFrame(from.x, from.y)
  return listNearestCapitals(uf, 5).map(({ capital, distance }) => {
    const to = find(capital.uf)
    if (!to) return null
    const [x, y] = toFrame(to.x, to.y)
    const [bendX, bendY] = [(fromX + x) / 2 + (y - fromY) / 5, (fromY + y) / 2 - (x - fromX) / 5]
    return (
      <g key={capital.uf} data-link="">
        <path d={`M ${fromX} ${fromY} Q ${bendX} ${bendY} ${x} ${y}`} />
        <text x={bendX} y={bendY}>
          {formatCount(distance)} km
        </text>
      </g>
    )
  })
}

type CapitalMarkersProps = { clusters: Clusters; toFrame: ToFrame; unit: number }

/** A circle for each capital, by population, or for several that are near each other, with their number. */
export const CapitalMarkers = ({ clusters, toFrame, unit }: CapitalMarkersProps) =>
  clusters.map(({ members, x, y }) => {
    const [frameX, frameY] = toFrame(x, y)
    const isOne = members.length === 1
    const most = Math.max(...members.map(({ capital }) => capital.population))
    return (
      <g key={members.map(({ capital }) => capital.uf).join()} data-marker="">
        <circle cx={frameX} cy={frameY} r={unit * (isOne ? computeRadius(most) : 11)} />
        {!isOne && (
          <text x={frameX} y={frameY}>
            {members.length}
          </text>
        )}
      </g>
    )
  })

type ClusterButtonsProps = {
  clusters: Clusters
  toFrame: ToFrame
  onOpen: (members: string[]) => void
}

/** Invisible buttons over the clusters of capitals; each zooms to its members. */
export const ClusterButtons = ({ clusters, toFrame, onOpen }: ClusterButtonsProps) =>
  clusters
    .map((cluster) => ({ ...cluster, at: toFrame(cluster.x, cluster.y) }))
    .filter(({ at: [x, y] }) => x > 0 && y > 0 && x < mapSize.width && y < mapSize.height)
    .map(({ members, at: [x, y] }) => {
      const names = members.map(({ capital }) => capital.name).join(', ')
      return (
        <chakra.button
          key={names}
          type="button"
          aria-label={`Aproximar ${members.length} capitais: ${names}`}
          title={names}
          css={clusterCss}
          style={{ left: `${(100 * x) / mapSize.width}%`, top: `${(100 * y) / mapSize.height}%` }}
          onClick={() => onOpen(members.map(({ capital }) => capital.uf))}
        />
      )
    })

const clusterCss = {
  position: 'absolute',
  boxSize: '6',
  ms: '-3',
  mt: '-3',
  borderRadius: 'full',
  cursor: 'zoom-in',
  focusVisibleRing: 'outside',
} as const
