import { Skeleton, SkeletonText } from '@chakra-ui/react'

export const meta = { title: 'Linhas de texto' }

export default () => (
  <>
    <Skeleton height="6" width="45%" mb="5" />
    <SkeletonText noOfLines={5} gap="3" />
  </>
)
