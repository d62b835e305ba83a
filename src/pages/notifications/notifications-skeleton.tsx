import { Box, Flex, Skeleton, SkeletonCircle, VisuallyHidden } from '@chakra-ui/react'

export function NotificationsSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">Carregando notificações…</VisuallyHidden>
      <Box aria-hidden="true" divideY="1px">
        {Array.from({ length: count }, (_, index) => (
          <Flex key={index} gap="4" py="4" _first={{ pt: 0 }} _last={{ pb: 0 }}>
            <SkeletonCircle size="10" flexShrink="0" />
            <Box flex="1">
              <Skeleton height="5" width="45%" />
              <Skeleton height="4" width="80%" mt="2" />
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  )
}
