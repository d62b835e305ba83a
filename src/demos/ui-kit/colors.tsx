import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { chartColors } from '@/ui/theme/chart-colors.ts'
import { neutral } from '@/ui/theme/palette.ts'
import { ContrastChecker } from './colors/contrast-checker.tsx'
import { PaletteCard, type PaletteName } from './colors/palette-card.tsx'
import { ThemeValues } from './colors/theme-values.tsx'
import { computeContrast } from './contrast.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'

const names: Record<PaletteName, string> = {
  primary: 'Primária: botões, links e o que está ativo',
  secondary: 'Secundária',
  success: 'Sucesso',
  info: 'Informação',
  warning: 'Atenção',
  danger: 'Perigo',
  neutral: 'Neutra',
}

const uses: Record<PaletteName, string> = {
  primary: 'Uma por tela: o passo que se espera.',
  secondary: 'O que acompanha sem pedir ação.',
  success: 'Concluído, pago, regular.',
  info: 'Bom saber; nada a fazer.',
  warning: 'Pede um olhar antes de seguir.',
  danger: 'Erro, ou uma ação sem volta.',
  neutral: 'Estrutura: o que não tem estado.',
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
          px="3"
          py="5"
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

const borders = ['border', 'border.muted', 'border.emphasized', 'border.control', 'border.error'] as const

/** `border.control` has 3:1 on a panel, as the edge of a field must. */
function Borders() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
      {borders.map((border) => (
        <Box key={border} borderWidth="2px" borderColor={border} borderRadius="control" px="3" py="4">
          {border}
        </Box>
      ))}
    </Grid>
  )
}

const shares: Record<keyof typeof chartColors, number> = {
  first: 88,
  second: 62,
  third: 74,
  fourth: 48,
  fifth: 30,
}

const hues = Object.keys(chartColors) as (keyof typeof chartColors)[]

function ChartHues() {
  return (
    <Flex align="flex-end" gap="3" height="44">
      {hues.map((hue) => (
        <Flex key={hue} direction="column" flex="1" height="full" justify="flex-end" minW="0">
          <Box bg={`chart.${hue}`} borderTopRadius="control" style={{ height: `${shares[hue]}%` }} />
          <Text textStyle="small" mt="1.5" overflowWrap="anywhere">
            chart.{hue}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

const steps = Object.entries(neutral)

/** The greys that surfaces, borders and texts take in both themes. */
function Greys() {
  return (
    <Grid
      templateColumns={{
        base: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
        md: 'repeat(7, 1fr)',
        '2xl': 'repeat(14, 1fr)',
      }}
      gap="2"
    >
      {steps.map(([step, hex]) => (
        <chakra.button
          key={step}
          type="button"
          onClick={() => void copyText(() => hex, `${hex} copiado`)}
          position="relative"
          textAlign="inherit"
          p="1.5"
          pt="8"
          borderWidth="1px"
          borderRadius="control"
          cursor="button"
          focusVisibleRing="outside"
          style={{
            backgroundColor: hex,
            color: computeContrast(hex, '#FFFFFF') > 4.5 ? '#FFFFFF' : '#0B1220',
          }}
        >
          <Text as="span" srOnly>
            Copiar o cinza
          </Text>
          <Text as="span" display="block" fontWeight="600">
            {step}
          </Text>
          <Text as="span" display="block" textStyle="small">
            {hex}
          </Text>
        </chakra.button>
      ))}
    </Grid>
  )
}

const paletteNames = Object.keys(names) as PaletteName[]

export default function ColorsPage() {
  return (
    <SpecimenPage source={() => import('./colors.tsx?raw')}>
      {paletteNames.map((name) => (
        <Specimen
          key={name}
          title={names[name]}
          description={uses[name]}
          code="PaletteCard"
          source={() => import('./colors/palette-card.tsx?raw')}
        >
          <PaletteCard name={name} />
        </Specimen>
      ))}
      <Specimen title="Gráficos" description="Cinco tons que pessoas daltônicas distinguem." code="ChartHues">
        <ChartHues />
      </Specimen>
      <Specimen
        title="Conferir contraste"
        description="Duas cores quaisquer, e o que elas atendem das WCAG 2."
        code="ContrastChecker"
        source={() => import('./colors/contrast-checker.tsx?raw')}
        isWide
      >
        <ContrastChecker />
      </Specimen>
      <Specimen title="Cinzas" description="Um clique copia o valor." code="Greys" isWide>
        <Greys />
      </Specimen>
      <Specimen title="Superfícies" code="Surfaces">
        <Surfaces />
      </Specimen>
      <Specimen title="Textos" description="Todos com 4,5:1 ou mais sobre o painel." code="Texts">
        <Texts />
      </Specimen>
      <Specimen title="Bordas" code="Borders" isWide>
        <Borders />
      </Specimen>
      <Specimen
        title="Valores nos dois temas"
        description="O contraste é com o texto que vai sobre a cor: contrast em solid, fg em subtle e muted."
        code="ThemeValues"
        source={() => import('./colors/theme-values.tsx?raw')}
        isWide
      >
        <ThemeValues />
      </Specimen>
    </SpecimenPage>
  )
}
