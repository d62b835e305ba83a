import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { chartColors } from '@/ui/theme/chart-colors.ts'
import { semanticPalettes } from '@/ui/theme/palette.ts'
import { IconAction } from '../parts/icon-action.tsx'
import { computeContrast } from './contrast.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'

const names = {
  primary: 'Primária: botões, links e o que está ativo',
  secondary: 'Secundária',
  success: 'Sucesso',
  info: 'Informação',
  warning: 'Atenção',
  danger: 'Perigo',
  neutral: 'Neutra',
}

const ratioFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A text color on its background, with the contrast ratio. */
function ColorPair({ bg, fg, contrastRatio }: { bg: string; fg: string; contrastRatio: number }) {
  return (
    <Box bg={bg} color={fg} borderRadius="control" borderWidth="1px" p="3" minW="0">
      <Text fontWeight="600">{ratioFormat.format(contrastRatio)}:1</Text>
      <Text textStyle="small" overflowWrap="anywhere">
        {fg} em {bg}
      </Text>
    </Box>
  )
}

function Palette({ name }: { name: keyof typeof semanticPalettes }) {
  const { darkMode } = useSnapshot(preferences)
  const shade = semanticPalettes[name][darkMode ? 'dark' : 'light']
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 150px), 1fr))" gap="3">
      <ColorPair
        bg={`${name}.solid`}
        fg={`${name}.contrast`}
        contrastRatio={computeContrast(shade.contrast, shade.solid)}
      />
      <ColorPair
        bg={`${name}.subtle`}
        fg={`${name}.fg`}
        contrastRatio={computeContrast(shade.fg, shade.subtle)}
      />
      <ColorPair
        bg={`${name}.muted`}
        fg={`${name}.fg`}
        contrastRatio={computeContrast(shade.fg, shade.muted)}
      />
    </Grid>
  )
}

const surfaces = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.inverted'] as const

function Surfaces() {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 130px), 1fr))" gap="3">
      {surfaces.map((surface) => (
        <Box
          key={surface}
          bg={surface}
          color={surface === 'bg.inverted' ? 'fg.inverted' : 'fg'}
          borderWidth="1px"
          borderRadius="control"
          p="3"
        >
          {surface}
        </Box>
      ))}
    </Grid>
  )
}

function Texts() {
  return (
    <Grid gap="1">
      {['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'].map((color) => (
        <Text key={color} color={color}>
          {color}: texto corrido sobre o painel
        </Text>
      ))}
    </Grid>
  )
}

const hues = Object.keys(chartColors) as (keyof typeof chartColors)[]

function ChartHues() {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(90px, 1fr))" gap="3">
      {hues.map((hue) => (
        <Box key={hue}>
          <Box bg={`chart.${hue}`} height="10" borderRadius="control" />
          <Text textStyle="small" mt="1">
            chart.{hue}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}

const paletteNames = Object.keys(names) as (keyof typeof names)[]

const pairs = [
  ['solid', 'contrast'],
  ['subtle', 'fg'],
  ['muted', 'fg'],
] as const

const themes = ['light', 'dark'] as const

/** The values of both themes; the button copies the name that style props take. */
function ThemeValues() {
  return (
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
                      {ratioFormat.format(computeContrast(shade[fg], shade[bg]))}:1
                    </td>,
                  ]
                })}
                <td>
                  <IconAction
                    size="xs"
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
}

const tableCss = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '1', px: '2', textAlign: 'start', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
  '& thead th': { color: 'fg.muted', textStyle: 'small' },
  '& tbody th': { fontWeight: '500' },
  '& i': {
    display: 'inline-block',
    boxSize: '4',
    me: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    verticalAlign: 'middle',
  },
} as const

export default function ColorsPage() {
  return (
    <SpecimenPage source={() => import('./colors.tsx?raw')}>
      {paletteNames.map((name) => (
        <Specimen key={name} title={names[name]} code="Palette">
          <Palette name={name} />
        </Specimen>
      ))}
      <Specimen title="Gráficos" description="Cinco tons que pessoas daltônicas distinguem." code="ChartHues">
        <ChartHues />
      </Specimen>
      <Specimen
        title="Valores nos dois temas"
        description="O contraste é com o texto que vai sobre a cor: contrast em solid, fg em subtle e muted."
        code="ThemeValues"
        isWide
      >
        <ThemeValues />
      </Specimen>
      <Specimen title="Superfícies" code="Surfaces">
        <Surfaces />
      </Specimen>
      <Specimen title="Textos" description="Todos com 4,5:1 ou mais sobre o painel." code="Texts">
        <Texts />
      </Specimen>
    </SpecimenPage>
  )
}
