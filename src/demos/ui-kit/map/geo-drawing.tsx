import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LuMinus, LuPlus, LuScan } from 'react-icons/lu'
import { IconAction } from '../../parts/icon-action.tsx'
import { clusterCapitals } from './clusters.ts'
import { buttonsCss, drawingCss, frameCss, tipCss } from './geo-css.ts'
import { type DrawnState, drawnCapitals, drawnStates, joinBounds, mapSize } from './geometry.ts'
import { CapitalLinks, CapitalMarkers, ClusterButtons, StateLabels } from './map-marks.tsx'
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
            {hasLinks && <CapitalLinks uf={selected} toFrame={toFrame} />}
            <StateLabels {...{ measure, active, clusters, toFrame, unit }} scale={view.scale} />
            <CapitalMarkers clusters={clusters} toFrame={toFrame} unit={unit} />
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
