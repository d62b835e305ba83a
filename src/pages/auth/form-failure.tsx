import { Box, Flex } from '@chakra-ui/react'
import { Glyph } from '@/ui/media/glyph.tsx'

/** Browsers offer WebCrypto on secure origins only. Without it, passwords cannot be verified. */
export const insecurePasswordText =
  'Este endereço não é seguro, e por isso o navegador não confere senhas. Abra o painel por https ou em localhost.'

/** An error of the whole form. Screen readers announce it. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Flex
      role="alert"
      gap="2.5"
      px="3"
      py="2.5"
      borderRadius="control"
      borderWidth="1px"
      borderColor="danger.muted"
      bg="danger.subtle"
      color="danger.fg"
    >
      <Box pt="0.5" fontSize="16px" lineHeight="1">
        <Glyph name="alert" />
      </Box>
      {text}
    </Flex>
  )
}
