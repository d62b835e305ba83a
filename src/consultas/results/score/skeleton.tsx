import { Skeleton } from '@chakra-ui/react'

export const ScoreSkeleton = () => <Skeleton width="190px" height="104px" />
