import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useRef } from 'react'
import { BrazilGrid, placeTile } from '@/ui/charts/brazil-tiles.tsx'
import { formatMeasure, type MeasureName, measures, shades } from './measures.ts'
import { type StateWithFigures, states } from './states.ts'
import { findClassIndex, findTileInDirection } from './tiles.ts'

type TileMapProps = {
  measure: MeasureName
  selected: StateWithFigures
  onSelect: (state: StateWithFigures) => void
}

/** States as equal tiles near their real positions. One is selected, by pointer or arrow keys. */
export function TileMap({ measure, selected, onSelect }: TileMapProps) {
  const map = useRef<HTMLDivElement>(null)

  function handleArrowKey(event: KeyboardEvent) {
    const next = findTileInDirection(states, selected, event.key)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    onSelect(next)
    map.current?.querySelector<HTMLElement>(`[data-uf="${next.uf}"]`)?.focus()
  }

  return (
    <BrazilGrid
      ref={map}
      role="radiogroup"
      aria-label={`Unidades da federação por ${measures[measure].label.toLowerCase()}`}
      maxW="420px"
      onKeyDown={handleArrowKey}
    >
      {states.map((state) => {
        const { uf, name } = state
        const value = measures[measure].of(state)
        const shade = shades[findClassIndex(value, measures[measure].limits)]
        return (
          <chakra.button
            key={uf}
            type="button"
            role="radio"
            aria-checked={state === selected}
            aria-label={`${name}: ${formatMeasure(measure, value)}`}
            data-uf={uf}
            tabIndex={state === selected ? 0 : -1}
            onClick={() => onSelect(state)}
            {...placeTile(state)}
            css={tile}
            {...shade}
          >
            {uf}
          </chakra.button>
        )
      })}
    </BrazilGrid>
  )
}

const tile = {
  aspectRatio: '1',
  minW: '0',
  borderRadius: 'sm',
  fontWeight: '600',
  cursor: 'button',
  '&[aria-checked=true]': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '1px', zIndex: '1' },
  '&:focus-visible': { outlineWidth: '3px', outlineColor: 'primary.focusRing' },
} as const
