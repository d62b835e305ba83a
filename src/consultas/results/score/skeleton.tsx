import { Skeleton } from '@chakra-ui/react'

export const ScoreSkeleton = () => <Skeleton height="88px" />
