import { SkeletonLines } from '../skeleton-lines.tsx'

export const ListSkeleton = () => <SkeletonLines count={3} height="20px" />
