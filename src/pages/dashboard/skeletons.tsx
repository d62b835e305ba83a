import { Box, Grid, Skeleton } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'

/** With two columns, the chart takes two thirds of the row. */
export const usageColumns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }

export const shortcutColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }

export const shortcutCount = 6

export function UsagePanelsSkeleton() {
  return (
    <Grid gap={{ base: '4', md: '6' }} templateColumns={usageColumns} aria-hidden="true">
      <Panel>
        <Skeleton height="4" width="40%" mb="8" />
        <Skeleton height="308px" />
      </Panel>
      <Panel>
        <Skeleton height="4" width="40%" mb="8" />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="6" mb="4" />
        ))}
      </Panel>
    </Grid>
  )
}

export const UsageSkeleton = () => (
  <Box aria-hidden="true">
    <Skeleton height="6" width="24" mb="6" />
    <UsagePanelsSkeleton />
  </Box>
)

export const ShortcutsSkeleton = () => (
  <Box aria-hidden="true">
    <Skeleton height="5" width="48" mb="4" />
    <Grid gap="3" templateColumns={shortcutColumns}>
      {Array.from({ length: shortcutCount }, (_, index) => (
        <Skeleton key={index} height="72px" borderRadius="panel" />
      ))}
    </Grid>
  </Box>
)
