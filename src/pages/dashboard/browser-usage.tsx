import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { hasStartedFromZero } from '@/state/start-from-zero.ts'
import { loadDemoHistory, usage } from '@/state/usage.ts'
import { DemoHistoryNotice, LoadDemoHistory } from './demo-history.tsx'
import { MedianFigure } from './figures.tsx'
import { UsagePanelsSkeleton } from './skeletons.tsx'
import { UsageCharts, UsageSection } from './usage-section.tsx'

/** The user's own queries in this browser. Without any, the demonstration shows an invented history, marked as such. */
export function BrowserUsage({ note }: { note?: string }) {
  const { records, isDemo } = useSnapshot(usage)
  const isLoading = useDemoHistory()
  const isUsed = records.length > 0
  const caption = 'Contado neste navegador, onde fica, e sem registrar quem foi consultado.'
  return (
    <UsageSection
      title="Uso"
      caption={note === undefined ? caption : `${note} ${caption}`}
      actions={isDemonstration && !isDemo && !isLoading && <LoadDemoHistory />}
    >
      {isDemonstration && isDemo && <DemoHistoryNotice />}
      {isLoading && <UsagePanelsSkeleton />}
      {!isUsed && !isLoading && (
        <Text color="fg.muted">
          Nenhuma consulta ainda. O uso por dia e por módulo aparece aqui depois da primeira.
        </Text>
      )}
      {isUsed && <UsageCharts records={records} last={<MedianFigure records={records} />} />}
    </UsageSection>
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
