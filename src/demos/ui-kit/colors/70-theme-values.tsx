import { Box, chakra } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { semanticPalettes } from '@/ui/theme/palette.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { computeContrast, formatRatio } from '../contrast.ts'
import type { PaletteName } from './palette-card.tsx'

export const meta = {
  title: 'Valores nos dois temas',
  description: 'O contraste é com o texto que vai sobre a cor: contrast em solid, fg em subtle e muted.',
  isWide: true,
}

const paletteNames = Object.keys(semanticPalettes) as PaletteName[]

const pairs = [
  ['solid', 'contrast'],
  ['subtle', 'fg'],
  ['muted', 'fg'],
] as const

const themes = ['light', 'dark'] as const

/** The values of both themes; the button copies the name that style props take. */
export default () => (
  <Box
    overflowX="auto"
    tabIndex={0}
    role="group"
    aria-label="Tokens nos dois temas"
    focusVisibleRing="outside"
  >
    <chakra.table css={tableCss}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Claro</th>
          <th scope="col">Contraste</th>
          <th scope="col">Escuro</th>
          <th scope="col">Contraste</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {paletteNames.flatMap((name) =>
          pairs.map(([bg, fg]) => (
            <tr key={`${name}.${bg}`}>
              <th scope="row">
                {name}.{bg}
              </th>
              {themes.flatMap((theme) => {
                const shade = semanticPalettes[name][theme]
                return [
                  <td key={theme}>
                    <i style={{ backgroundColor: shade[bg] }} />
                    {shade[bg]}
                  </td>,
                  <td key={`${theme}-contrast`} title={`${name}.${fg}`}>
                    {formatRatio(computeContrast(shade[fg], shade[bg]))}
                  </td>,
                ]
              })}
              <td>
                <IconAction
                  size="2xs"
                  label={`Copiar ${name}.${bg}`}
                  icon={<LuCopy />}
                  onClick={() => void copyText(() => `${name}.${bg}`, `${name}.${bg} copiado`)}
                />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </chakra.table>
  </Box>
)

const tableCss = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '1', px: '2', textAlign: 'inherit', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
  '& td:last-child': { textAlign: 'end' },
  '& thead th': { color: 'fg.muted', textStyle: 'small' },
  '& tbody th': { fontWeight: '500' },
  // A palette has three rows.
  '& tbody tr:nth-of-type(3n) > *': { borderBottomColor: 'border.emphasized' },
  '& i': {
    display: 'inline-block',
    boxSize: '4',
    // The values are Latin in both directions of the layout.
    mr: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    verticalAlign: 'middle',
  },
} as const
