import { Flex, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'

/** The loading view of whoever is not logged in: the same that index.html paints before any script. */
export function PublicLoading() {
  return (
    <Flex role="status" direction="column" align="center" justify="center" gap="2" minH="100dvh">
      <Text as="strong" textStyle="h1">
        {app.product}
      </Text>
      <Text color="fg.muted">Carregando...</Text>
    </Flex>
  )
}
