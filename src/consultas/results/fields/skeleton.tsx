import { Grid, Skeleton } from '@chakra-ui/react'
import type { SkeletonProps } from '../facets.ts'

export const FieldsSkeleton = ({ block: { items } }: SkeletonProps<'fields'>) => (
  <Grid columnGap="6" rowGap="4" templateColumns="repeat(auto-fill, minmax(min(190px, 100%), 1fr))">
    {items.map((_, index) => (
      <Skeleton key={index} height="38px" />
    ))}
  </Grid>
)
