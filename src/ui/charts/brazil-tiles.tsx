import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type BrazilState, brazilStates } from './brazil-states.ts'

/** The grid of the states' tiles. West stays on the left in right-to-left layouts. */
export const BrazilGrid = (props: ComponentProps<typeof Box>) => (
  <Box dir="ltr" display="grid" gridTemplateColumns="repeat(6, minmax(0, 1fr))" gap="1" {...props} />
)

export const placeTile = ({ column, row }: BrazilState) => ({ gridColumn: column + 1, gridRow: row + 1 })

type BrazilTilesProps = { label: string; counts: ReadonlyMap<string, number> }

/** A tile map that highlights the states with a count. Screen readers get one image with `label`. */
export const BrazilTiles = ({ label, counts }: BrazilTilesProps) => (
  <BrazilGrid role="img" aria-label={label} css={tilesCss}>
    {brazilStates.map((state) => {
      const count = counts.get(state.uf)
      return (
        <Box key={state.uf} title={state.name} data-counted={count ? true : undefined} {...placeTile(state)}>
          {state.uf}
          {count && <strong>{count}</strong>}
        </Box>
      )
    })}
  </BrazilGrid>
)

const tilesCss = {
  maxW: '240px',
  fontSize: '11px',
  lineHeight: '13px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    aspectRatio: '1',
    minW: '0',
    borderRadius: 'sm',
    bg: 'bg.muted',
    color: 'fg.muted',
  },
  '& > [data-counted]': { bg: 'primary.solid', color: 'primary.contrast' },
} as const
