import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { Suspense, useEffect, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { hasStartedFromZero } from '@/state/start-from-zero.ts'
import { loadDemoHistory, usage } from '@/state/usage.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { DemoHistoryNotice, LoadDemoHistory } from './demo-history.tsx'
import { Figures } from './figures.tsx'
import { UsagePanelsSkeleton } from './skeletons.tsx'

// The charts load only if there is something to draw.
const UsagePanels = lazyPanel(() => import('./usage-panels.tsx'))

/** The use of the product. Without any use, the demonstration shows an invented history, marked as such. */
export default function Usage() {
  const id = useId()
  const { records, isDemo } = useSnapshot(usage)
  const isLoading = useDemoHistory()
  const isUsed = records.length > 0
  return (
    <Grid as="section" aria-labelledby={id} gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Heading as="h2" id={id} textStyle="h2">
            Uso
          </Heading>
          <Text color="fg.muted">Fica só neste navegador e não registra quem foi consultado.</Text>
        </Box>
        {isDemonstration && !isDemo && !isLoading && <LoadDemoHistory />}
      </Flex>
      {isDemonstration && isDemo && <DemoHistoryNotice />}
      {isLoading && <UsagePanelsSkeleton />}
      {!isUsed && !isLoading && (
        <Text color="fg.muted">
          Nenhuma consulta ainda. O uso por dia e por módulo aparece aqui depois da primeira.
        </Text>
      )}
      {isUsed && (
        <>
          <Figures records={records} />
          <WhenNear fallback={<UsagePanelsSkeleton />}>
            <Suspense fallback={<UsagePanelsSkeleton />}>
              <UsagePanels records={records} />
            </Suspense>
          </WhenNear>
        </>
      )}
    </Grid>
  )
}

/** Loads the demonstration history for a user without use. Returns true while it loads. */
function useDemoHistory(): boolean {
  const [isLoading, setLoading] = useState(
    () => isDemonstration && usage.records.length === 0 && !hasStartedFromZero(),
  )
  useEffect(() => {
    if (!isDemonstration || !isLoading) return
    const stop = () => setLoading(false)
    // A failure needs no message: the page offers to load the history.
    loadDemoHistory().then(stop, stop)
  }, [])
  return isLoading
}
