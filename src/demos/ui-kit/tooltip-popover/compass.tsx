import { Grid, Text, useLocaleContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const places = {
  'top-start': 'Acima, no começo',
  top: 'Acima',
  'top-end': 'Acima, no fim',
  'left-start': 'No alto, à esquerda',
  left: 'À esquerda',
  'left-end': 'Embaixo, à esquerda',
  'right-start': 'No alto, à direita',
  right: 'À direita',
  'right-end': 'Embaixo, à direita',
  'bottom-start': 'Abaixo, no começo',
  bottom: 'Abaixo',
  'bottom-end': 'Abaixo, no fim',
} as const

export type Place = keyof typeof places

const rows: Record<Place, number> = {
  'top-start': 1,
  top: 1,
  'top-end': 1,
  'left-start': 2,
  left: 3,
  'left-end': 4,
  'right-start': 2,
  right: 3,
  'right-end': 4,
  'bottom-start': 5,
  bottom: 5,
  'bottom-end': 5,
}

/** Left and right are the same in both directions of the layout; start and end are not. */
function findColumn(place: Place, isMirrored: boolean): number {
  if (place.startsWith('left')) return isMirrored ? 3 : 1
  if (place.startsWith('right')) return isMirrored ? 1 : 3
  if (place.endsWith('-start')) return 1
  return place.endsWith('-end') ? 3 : 2
}

const sides: readonly Place[] = ['top', 'left', 'right', 'bottom']

type CompassProps = {
  hint: string
  /** Leaves the corners out. */
  hasOnlySides?: boolean
  render: (place: Place, name: string, css: object) => ReactNode
}

/** A control per place, each at its side of the middle. Its css goes to the control. */
export function Compass({ hint, hasOnlySides = false, render }: CompassProps) {
  const isMirrored = useLocaleContext().dir === 'rtl'
  const shown = hasOnlySides ? sides : (Object.keys(places) as Place[])
  return (
    <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2">
      <Text
        gridArea="2 / 2 / span 3"
        alignSelf="center"
        textAlign="center"
        textStyle="small"
        color="fg.muted"
        px="1"
      >
        {hint}
      </Text>
      {shown.map((place) =>
        render(place, places[place], {
          gridRow: rows[place],
          gridColumn: findColumn(place, isMirrored),
          height: 'auto',
          minH: '8',
          px: '1',
          py: '1',
          whiteSpace: 'normal',
        }),
      )}
    </Grid>
  )
}
