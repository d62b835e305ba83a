import { Box, chakra, IconButton } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'

export const SnippetView = ({ title, text }: { title: string; text: string }) => (
  <Box position="relative" dir="ltr">
    <chakra.pre
      tabIndex={0}
      role="group"
      aria-label={`Código de ${title}`}
      maxH="420px"
      overflow="auto"
      p="4"
      pe="12"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="control"
      textAlign="left"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.6"
      focusVisibleRing="outside"
    >
      <code>{text}</code>
    </chakra.pre>
    <IconButton
      position="absolute"
      top="2"
      right="2"
      size="xs"
      variant="outline"
      bg="bg.panel"
      aria-label={`Copiar código de ${title}`}
      onClick={() => void copyText(() => text, 'Código copiado')}
    >
      <LuCopy />
    </IconButton>
  </Box>
)
