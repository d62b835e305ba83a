import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

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

/** One of the 27 states and its tile: columns from the west, rows from the north, from 0. */
export type BrazilState = { uf: string; name: string; region: string; column: number; row: number }

type StateRow = [uf: string, name: string, region: string, column: number, row: number]

const lines: StateRow[] = [
  ['AC', 'Acre', 'Norte', 0, 2],
  ['AL', 'Alagoas', 'Nordeste', 5, 3],
  ['AM', 'Amazonas', 'Norte', 1, 1],
  ['AP', 'Amapá', 'Norte', 2, 0],
  ['BA', 'Bahia', 'Nordeste', 3, 3],
  ['CE', 'Ceará', 'Nordeste', 4, 1],
  ['DF', 'Distrito Federal', 'Centro-Oeste', 2, 4],
  ['ES', 'Espírito Santo', 'Sudeste', 4, 4],
  ['GO', 'Goiás', 'Centro-Oeste', 2, 3],
  ['MA', 'Maranhão', 'Nordeste', 3, 1],
  ['MG', 'Minas Gerais', 'Sudeste', 3, 4],
  ['MS', 'Mato Grosso do Sul', 'Centro-Oeste', 1, 4],
  ['MT', 'Mato Grosso', 'Centro-Oeste', 1, 3],
  ['PA', 'Pará', 'Norte', 2, 1],
  ['PB', 'Paraíba', 'Nordeste', 5, 2],
  ['PE', 'Pernambuco', 'Nordeste', 4, 2],
  ['PI', 'Piauí', 'Nordeste', 3, 2],
  ['PR', 'Paraná', 'Sul', 1, 5],
  ['RJ', 'Rio de Janeiro', 'Sudeste', 3, 5],
  ['RN', 'Rio Grande do Norte', 'Nordeste', 5, 1],
  ['RO', 'Rondônia', 'Norte', 1, 2],
  ['RR', 'Roraima', 'Norte', 1, 0],
  ['RS', 'Rio Grande do Sul', 'Sul', 1, 6],
  ['SC', 'Santa Catarina', 'Sul', 2, 6],
  ['SE', 'Sergipe', 'Nordeste', 4, 3],
  ['SP', 'São Paulo', 'Sudeste', 2, 5],
  ['TO', 'Tocantins', 'Norte', 2, 2],
]

export const brazilStates: readonly BrazilState[] = lines.map(([uf, name, region, column, row]) => ({
  uf,
  name,
  region,
  column,
  row,
}))
