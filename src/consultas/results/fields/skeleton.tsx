import { Box, Grid, Skeleton } from '@chakra-ui/react'
import type { SkeletonProps } from '../block-types.ts'
import { columnsCss } from './columns.ts'

export const FieldsSkeleton = ({ block: { items } }: SkeletonProps<'fields'>) => (
  <Box containerType="inline-size">
    <Grid columnGap="6" rowGap="4" css={columnsCss(items.length, false)}>
      {items.map((_, index) => (
        <Skeleton key={index} height="38px" />
      ))}
    </Grid>
  </Box>
)
