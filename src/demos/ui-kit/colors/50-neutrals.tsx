import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { neutral } from '@/ui/theme/palette.ts'
import { computeContrast } from '../contrast.ts'

export const meta = {
  Greys: { title: 'Cinzas', description: 'Um clique copia o valor.', isWide: true },
  Surfaces: { title: 'Superfícies' },
  Texts: { title: 'Textos', description: 'Todos com 4,5:1 ou mais sobre o painel.' },
  Borders: { title: 'Bordas', isWide: true },
}

const steps = Object.entries(neutral)

/** The greys that surfaces, borders and texts take in both themes. */
export const Greys = () => (
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

const surfaces = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.inverted'] as const

export const Surfaces = () => (
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

export const Texts = () => (
  <Grid gap="1">
    {['fg', 'fg.muted', 'fg.subtle', 'fg.error', 'fg.warning', 'fg.success', 'fg.info'].map((color) => (
      <Text key={color} color={color}>
        {color}: texto corrido sobre o painel
      </Text>
    ))}
  </Grid>
)

const borders = ['border', 'border.muted', 'border.emphasized', 'border.control', 'border.error'] as const

/** `border.control` has 3:1 on a panel, as the edge of a field must. */
export const Borders = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
    {borders.map((border) => (
      <Box key={border} borderWidth="2px" borderColor={border} borderRadius="control" px="3" py="4">
        {border}
      </Box>
    ))}
  </Grid>
)
