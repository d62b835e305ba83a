import { Badge, Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { semanticPalettes } from '@/ui/theme/palette.ts'
import { Small } from '../basics.tsx'
import { computeContrast, formatRatio } from '../contrast.ts'

export type PaletteName = keyof typeof semanticPalettes

/** The shades, with the text color that goes on each. */
const shades = [
  ['solid', 'contrast'],
  ['emphasized', undefined],
  ['muted', 'fg'],
  ['subtle', 'fg'],
  ['fg', undefined],
  ['contrast', 'solid'],
] as const

/** Copies a shade's name, the value of a style prop. The color is above its name, never behind it. */
const Swatch = ({ token, hex }: { token: string; hex: string }) => (
  <chakra.button
    type="button"
    title={token}
    onClick={() => void copyText(() => token, `${token} copiado`)}
    css={swatch}
  >
    <Box height="12" borderWidth="1px" borderRadius="control" style={{ backgroundColor: hex }} />
    <Text as="span" srOnly>
      Copiar o nome {token}:
    </Text>
    <Text as="span" textStyle="small" fontWeight="600" mt="1.5">
      {token.split('.')[1]}
    </Text>
    <Small as="span" fontVariantNumeric="tabular-nums">
      {hex}
    </Small>
  </chakra.button>
)

/** The shades of a palette in the current theme, the contrast of its pairs, and the palette in use. */
export function PaletteCard({ name }: { name: PaletteName }) {
  const { darkMode } = useSnapshot(preferences)
  const shade = semanticPalettes[name][darkMode ? 'dark' : 'light']
  return (
    <>
      <Box containerType="inline-size">
        <Grid css={swatchColumns} gap="2">
          {shades.map(([key]) => (
            <Swatch key={key} token={`${name}.${key}`} hex={shade[key]} />
          ))}
        </Grid>
      </Box>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap="3"
        mt="5"
      >
        {shades.flatMap(([bg, fg]) =>
          fg && bg !== 'contrast'
            ? [
                <Box
                  key={bg}
                  bg={`${name}.${bg}`}
                  color={`${name}.${fg}`}
                  borderRadius="control"
                  borderWidth="1px"
                  px="3"
                  py="2"
                >
                  <Text fontWeight="600">{formatRatio(computeContrast(shade[fg], shade[bg]))}</Text>
                  <Text textStyle="small">
                    {fg} em {bg}
                  </Text>
                </Box>,
              ]
            : [],
        )}
      </Grid>
      <Flex mt="5" gap="2" wrap="wrap" align="center">
        <Small me="1">Em uso:</Small>
        {(['solid', 'subtle', 'outline'] as const).map((variant) => (
          <Button
            key={variant}
            as="span"
            size="xs"
            variant={variant}
            colorPalette={name}
            pointerEvents="none"
          >
            Botão
          </Button>
        ))}
        <Badge colorPalette={name}>Etiqueta</Badge>
        <Text color={`${name}.fg`}>Texto</Text>
      </Flex>
    </>
  )
}

/** One row where the longest name fits, otherwise two full ones. */
const swatchColumns = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container (min-width: 472px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const

const swatch = {
  display: 'flex',
  flexDirection: 'column',
  minW: '0',
  textAlign: 'inherit',
  position: 'relative',
  cursor: 'button',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  '& > div': { transition: 'translate 150ms', _motionReduce: { transition: 'none' } },
  _hover: { '& > div': { translate: '0 -2px' } },
} as const
