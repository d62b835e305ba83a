import { Button, Flex, Heading, Text } from '@chakra-ui/react'

/** Covers the page while the lock screen cannot be shown. A retry keeps the session; a reload of the page would lose it. */
export function LockFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex
      as="main"
      id="conteudo"
      direction="column"
      align="center"
      justify="center"
      minH="100dvh"
      p="8"
      textAlign="center"
    >
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        A tela está bloqueada, e o desbloqueio não carregou
      </Heading>
      <Text color="fg.muted" mt="2" mb="5" maxW="30rem">
        A conexão pode ter falhado, ou o painel foi atualizado. Se você recarregar a página, perde o que já
        foi respondido.
      </Text>
      <Button onClick={onRetry}>Tentar de novo</Button>
    </Flex>
  )
}
