import { chakra, Grid, Text } from '@chakra-ui/react'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { neutral } from '@/ui/theme/palette.ts'
import { computeContrast } from '../contrast.ts'

export const meta = { title: 'Cinzas', description: 'Um clique copia o valor.', isWide: true }

const steps = Object.entries(neutral)

/** The greys that surfaces, borders and texts take in both themes. */
export default () => (
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
