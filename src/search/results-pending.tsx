import { Flex, Text } from '@chakra-ui/react'
import { type PartRetry, RetryButton } from '@/ui/feedback/retry-button.tsx'

const failureText = 'Não foi possível carregar os resultados'

/** In place of the results until their code is loaded, and after it failed to load. */
export const ResultsPending = ({ failure }: { failure: PartRetry | undefined }) => (
  <Flex role="status" align="center" justify="center" wrap="wrap" gap="3" px="4" py="5" color="fg.muted">
    <Text>{failure ? failureText : 'Carregando os resultados…'}</Text>
    {failure && <RetryButton {...failure} failure={failureText} size="sm" variant="outline" />}
  </Flex>
)
