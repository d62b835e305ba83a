import { Flex, Spinner, Text } from '@chakra-ui/react'

/** The loading view of whoever is logged in. It appears after a moment, so that a fast page does not flash. */
export function LoadingView() {
  return (
    <Flex
      role="status"
      direction="column"
      align="center"
      justify="center"
      gap="3"
      minH="50vh"
      animationName="fade-in"
      animationDuration="150ms"
      animationDelay="150ms"
      animationFillMode="backwards"
    >
      <Spinner color="primary.solid" />
      <Text color="fg.muted">Estamos realizando a ação, aguarde alguns instantes...</Text>
    </Flex>
  )
}
