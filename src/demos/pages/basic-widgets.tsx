import { Grid } from '@chakra-ui/react'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { Checklist } from './basic-widgets/checklist.tsx'
import { Goals } from './basic-widgets/goals.tsx'
import { Greeting } from './basic-widgets/greeting.tsx'
import { QuickNote } from './basic-widgets/quick-note.tsx'
import { Team } from './basic-widgets/team.tsx'
import { Timeline } from './basic-widgets/timeline.tsx'

export default function BasicWidgetsPage() {
  return (
    <>
      <RouteHeader />
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          '2xl': 'repeat(3, minmax(0, 1fr))',
        }}
        gap={{ base: '4', md: '6' }}
      >
        <Greeting />
        <Goals />
        <Checklist />
        <Team />
        <Timeline />
        <QuickNote />
      </Grid>
    </>
  )
}
