import { Flex, Skeleton, SkeletonCircle } from '@chakra-ui/react'

export const meta = { title: 'Formas' }

export default () => (
  <Flex gap="5" align="center" wrap="wrap">
    <Skeleton height="8" width="32" />
    <SkeletonCircle size="12" />
    <Skeleton height="24" width="40" borderRadius="panel" />
    <Flex direction="column" gap="2" flex="1" minW="32">
      <Skeleton height="3" width="full" />
      <Skeleton height="3" width="75%" />
      <Skeleton height="3" width="50%" />
      <Skeleton height="3" width="25%" />
    </Flex>
  </Flex>
)
