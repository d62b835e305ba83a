import { SkeletonLines } from '../skeleton-lines.tsx'

export const TableSkeleton = () => <SkeletonLines count={4} height="40px" />
