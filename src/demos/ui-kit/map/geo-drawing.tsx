import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LuMinus, LuPlus, LuScan } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { clusterCapitals, computeRadius } from './clusters.ts'
import {
  type DrawnState,
  drawnCapitals,
  drawnStates,
  joinBounds,
  listNearestCapitals,
  mapSize,
} from './geometry.ts'
import { type MapView, zoomBy, zoomTo } from './map-view.ts'
import { formatMeasure, type MeasureName, measures, shades } from './measures.ts'
import type { StateWithFigures } from './states.ts'
import { findClassIndex, findTileInDirection } from './tiles.ts'
import { useMapView } from './use-map-view.ts'

type GeoDrawingProps = {
  measure: MeasureName
  /** The states of the chosen region; others are pale. */
  active: readonly StateWithFigures[]
  selected: string
  /** The view moves here when this changes. */
  target: MapView
  hasCapitals: boolean
  hasLinks: boolean
  onSelect: (uf: string) => void
}

/** A state needs this width to show its letters, in px. */
const labelledWidth = 34

/** A label moves away from a marker that is nearer, in px. */
const labelShift = 18

/** Small states whose letters fit on the sea, beside the capital. */
const seaside = new Set(['AL', 'ES', 'PB', 'PE', 'RJ', 'RN', 'SE'])

const describe = (measure: MeasureName, state: StateWithFigures) =>
  `${formatMeasure(measure, measures[measure].of(state))} ${measures[measure].unit}`

const places = drawnStates.map((drawn) => ({ drawn, column: drawn.center[0], row: drawn.center[1] }))

/** The map itself. West stays on the left in right-to-left layouts. */
export function GeoDrawing(props: GeoDrawingProps) {
  const { measure, active, selected, target, hasCapitals, hasLinks, onSelect } = props
  const svg = useRef<SVGSVGElement>(null)
  const { view, setView, zoom, handleKey, drag, isDragging, unit } = useMapView(svg)
  const [tip, setTip] = useState<DrawnState>()
  useEffect(() => setView(target), [target, setView])
  const clusters = hasCapitals ? clusterCapitals(drawnCapitals, view.scale / unit) : []
  const toFrame = (x: number, y: number) => [x * view.scale + view.x, y * view.scale + view.y] as const

  /** Returns the place and color of a state's letters, if there is room for them. */
  function placeLabel({ state, center, bounds: [[left], [right]] }: DrawnState) {
    const [x, y] = toFrame(...center)
    const isNarrow = (right - left) * view.scale < labelledWidth * unit
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

  function handleFrameKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setTip(undefined)
    if (event.target instanceof Element && event.target.closest('button')) return
    if (handleKey(event.key)) event.preventDefault()
  }

  function handleStateKey(event: KeyboardEvent, uf: string) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect(uf)
    }
    const from = places.find(({ drawn }) => drawn.state.uf === uf)
    if (!from || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const reachable = places.filter(({ drawn }) => active.includes(drawn.state))
    const next = findTileInDirection(reachable, from, event.key).drawn.state.uf
    onSelect(next)
    svg.current?.querySelector<SVGElement>(`[data-uf="${next}"]`)?.focus()
  }

  const firstFocusable = active.some(({ uf }) => uf === selected) ? selected : active[0]?.uf
  const [tipX, tipY] = tip ? toFrame(...tip.center) : [0, 0]

  return (
    <Box position="relative" dir="ltr">
      <Box
        role="group"
        aria-label="Mapa do Brasil. Mais, menos e zero mudam a escala; setas movem o mapa."
        tabIndex={0}
        css={frameCss}
        onKeyDown={handleFrameKey}
      >
        <chakra.svg
          ref={svg}
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="group"
          aria-label={`Estados por ${measures[measure].label.toLowerCase()}`}
          css={drawingCss}
          data-dragging={isDragging || undefined}
          style={{ '--unit': unit } as CSSProperties}
          {...(view.scale > 1 ? { touchAction: 'none' } : { touchAction: 'pan-y' })}
          {...drag}
          onPointerLeave={() => setTip(undefined)}
        >
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {drawnStates.map((drawn) => {
              const { state, path } = drawn
              const isActive = active.includes(state)
              const shade = shades[findClassIndex(measures[measure].of(state), measures[measure].limits)]
              return (
                <chakra.path
                  key={state.uf}
                  d={path}
                  data-uf={state.uf}
                  fill={shade?.bg ?? 'bg.muted'}
                  {...(isActive
                    ? {
                        role: 'button',
                        tabIndex: state.uf === firstFocusable ? 0 : -1,
                        'aria-label': `${state.name}, ${describe(measure, state)}`,
                        'aria-pressed': state.uf === selected,
                        onClick: () => isDragging || onSelect(state.uf),
                        onPointerEnter: () => setTip(drawn),
                        onFocus: () => setTip(drawn),
                        onBlur: () => setTip(undefined),
                        onKeyDown: (event: KeyboardEvent) => handleStateKey(event, state.uf),
                      }
                    : { 'data-pale': '' })}
                />
              )
            })}
          </g>
          <chakra.g aria-hidden="true" pointerEvents="none">
            {hasLinks && <Links uf={selected} toFrame={toFrame} />}
            {drawnStates
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
              })}
            {clusters.map(({ members, x, y }) => {
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
            })}
          </chakra.g>
        </chakra.svg>
        {tip && !isDragging && (
          <Box
            css={tipCss}
            aria-hidden="true"
            style={{
              left: `clamp(90px, ${(100 * tipX) / mapSize.width}%, calc(100% - 90px))`,
              top: `clamp(64px, ${(100 * tipY) / mapSize.height}%, 100%)`,
            }}
          >
            <Text fontWeight="600">{tip.state.name}</Text>
            <Text>{describe(measure, tip.state)}</Text>
          </Box>
        )}
      </Box>
      <Flex role="group" aria-label="Escala do mapa" css={buttonsCss}>
        <IconAction label="Aproximar" icon={<LuPlus />} onClick={() => zoom(1)} />
        <IconAction label="Afastar" icon={<LuMinus />} onClick={() => zoom(-1)} />
        <IconAction label="Mostrar o país inteiro" icon={<LuScan />} onClick={() => handleKey('0')} />
      </Flex>
      {hasCapitals && (
        <ClusterButtons
          clusters={clusters.filter(({ members }) => members.length > 1)}
          toFrame={toFrame}
          onOpen={(members) => {
            const around = drawnStates.filter(({ state }) => members.includes(state.uf))
            const fit = zoomTo(joinBounds(around))
            setView(fit.scale > view.scale ? fit : zoomBy(view, 2))
          }}
        />
      )}
    </Box>
  )
}

type ToFrame = (x: number, y: number) => readonly [number, number]

/** Curves from a state's capital to the nearest ones, with the distance. */
function Links({ uf, toFrame }: { uf: string; toFrame: ToFrame }) {
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

type ClusterButtonsProps = {
  clusters: ReturnType<typeof clusterCapitals>
  toFrame: ToFrame
  onOpen: (members: string[]) => void
}

/** Invisible buttons over the clusters of capitals; each zooms to its members. */
const ClusterButtons = ({ clusters, toFrame, onOpen }: ClusterButtonsProps) =>
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

const frameCss = {
  position: 'relative',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
} as const

const drawingCss = {
  display: 'block',
  width: 'full',
  cursor: 'grab',
  userSelect: 'none',
  '&[data-dragging]': { cursor: 'grabbing' },
  '& [data-uf]': {
    stroke: 'bg.panel',
    strokeWidth: '1px',
    vectorEffect: 'non-scaling-stroke',
    cursor: 'pointer',
  },
  '& [data-uf]:hover': { filter: 'brightness(0.92)' },
  '& [data-pale]': { opacity: '0.35', cursor: 'default' },
  '& [data-uf][aria-pressed=true]': { stroke: 'fg', strokeWidth: '2px' },
  '& [data-uf]:focus': { outline: 'none' },
  '& [data-uf]:focus-visible': { stroke: 'primary.focusRing', strokeWidth: '4px' },
  '& text': {
    fontSize: 'calc(12px * var(--unit))',
    fontWeight: '600',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& [data-marker] circle': {
    fill: 'danger.solid',
    stroke: 'bg.panel',
    strokeWidth: 'calc(2px * var(--unit))',
  },
  '& [data-marker] text': { fill: 'danger.contrast', fontSize: 'calc(11px * var(--unit))' },
  '& [data-link] path': {
    fill: 'none',
    stroke: 'secondary.solid',
    strokeWidth: '2px',
    strokeDasharray: '5 4',
  },
  '& [data-link] text': {
    fill: 'fg',
    fontSize: 'calc(11px * var(--unit))',
    stroke: 'bg.panel',
    strokeWidth: '3px',
    paintOrder: 'stroke',
  },
} as const

const tipCss = {
  position: 'absolute',
  transform: 'translate(-50%, calc(-100% - 12px))',
  px: '3',
  py: '1.5',
  maxW: '180px',
  textAlign: 'center',
  textStyle: 'small',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  boxShadow: 'md',
  pointerEvents: 'none',
} as const

const buttonsCss = {
  position: 'absolute',
  bottom: '2',
  right: '2',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
} as const

const clusterCss = {
  position: 'absolute',
  boxSize: '6',
  ms: '-3',
  mt: '-3',
  borderRadius: 'full',
  cursor: 'zoom-in',
  focusVisibleRing: 'outside',
} as const
