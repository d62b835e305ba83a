import { Grid } from '@chakra-ui/react'
import { LatestNotifications } from './latest-notifications.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** The panels that few users look for. */
export default function LowerPanels() {
  return (
    <Grid
      gap={{ base: '4', md: '6' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Shortcuts />
      <LatestNotifications />
    </Grid>
  )
}
