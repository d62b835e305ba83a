import { SkeletonLines } from '../skeleton-lines.tsx'

export const TimelineSkeleton = () => <SkeletonLines count={3} height="56px" />
