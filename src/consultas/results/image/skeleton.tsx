import { Skeleton } from '@chakra-ui/react'

export const ImageSkeleton = () => <Skeleton width="200px" maxW="full" aspectRatio="4 / 5" />
