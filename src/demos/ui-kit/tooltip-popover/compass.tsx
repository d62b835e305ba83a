import { Grid, useLocaleContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Small } from '../basics.tsx'

/** Name and row of each place. */
const places = {
  'top-start': ['Acima, no começo', 1],
  top: ['Acima', 1],
  'top-end': ['Acima, no fim', 1],
  'left-start': ['No alto, à esquerda', 2],
  left: ['À esquerda', 3],
  'left-end': ['Embaixo, à esquerda', 4],
  'right-start': ['No alto, à direita', 2],
  right: ['À direita', 3],
  'right-end': ['Embaixo, à direita', 4],
  'bottom-start': ['Abaixo, no começo', 5],
  bottom: ['Abaixo', 5],
  'bottom-end': ['Abaixo, no fim', 5],
} as const

export type Place = keyof typeof places

/** Left and right are the same in both directions of the layout; start and end are not. */
function findColumn(place: Place, isMirrored: boolean): number {
  if (place.startsWith('left')) return isMirrored ? 3 : 1
  if (place.startsWith('right')) return isMirrored ? 1 : 3
  if (place.endsWith('-start')) return 1
  return place.endsWith('-end') ? 3 : 2
}

const control = { height: 'auto', minH: '8', px: '1', py: '1', whiteSpace: 'normal' }

type CompassProps = {
  hint: string
  /** Leaves the corners out. */
  hasOnlySides?: boolean
  render: (place: Place, name: string, css: object) => ReactNode
}

/** A control per place, each at its side of the middle. Its css goes to the control. */
export function Compass({ hint, hasOnlySides = false, render }: CompassProps) {
  const isMirrored = useLocaleContext().dir === 'rtl'
  const shown = (Object.keys(places) as Place[]).filter((place) => !hasOnlySides || !place.includes('-'))
  return (
    <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2">
      <Small gridArea="2 / 2 / span 3" alignSelf="center" textAlign="center" px="1">
        {hint}
      </Small>
      {shown.map((place) => {
        const [name, gridRow] = places[place]
        return render(place, name, { ...control, gridRow, gridColumn: findColumn(place, isMirrored) })
      })}
    </Grid>
  )
}
