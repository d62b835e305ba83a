import { Flex, Spinner, Text } from '@chakra-ui/react'

/**
 * The loading view of authenticated users. It appears after a delay, so that it does not flash for a fast
 * page.
 */
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
