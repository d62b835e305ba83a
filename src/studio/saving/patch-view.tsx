import { Box, chakra, Text } from '@chakra-ui/react'

const colors: Record<string, string> = { '+': 'success.fg', '-': 'danger.fg', '@': 'info.fg' }

/** The lines of a patch that show the change: without git's headers. */
const listLines = (patch: string) =>
  patch.split('\n').filter((line) => !/^(?:Index|===|---|\+\+\+|\\)/.test(line))

/** A unified diff of one file. Added and removed lines keep their sign, so that the colour says nothing alone. */
export const PatchView = ({ name, patch }: { name: string; patch: string }) => (
  <Box borderWidth="1px" borderRadius="control" minW="0">
    <Text as="h3" textStyle="small" fontFamily="mono" fontWeight="600" px="3" py="2" borderBottomWidth="1px">
      {name}
    </Text>
    <chakra.pre
      tabIndex={0}
      role="region"
      aria-label={`Mudanças de ${name}`}
      m="0"
      py="2"
      overflowX="auto"
      maxH="420px"
      fontFamily="mono"
      fontSize="12px"
      lineHeight="18px"
    >
      {listLines(patch).map((line, index) => (
        <chakra.span key={index} display="block" px="3" color={colors[line[0] ?? ''] ?? 'fg.muted'}>
          {line || ' '}
        </chakra.span>
      ))}
    </chakra.pre>
  </Box>
)
