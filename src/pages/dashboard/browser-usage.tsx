import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { demoHistory } from '@/state/demo-history.ts'
import { hasStartedFromZero } from '@/state/start-from-zero.ts'
import { addDemoHistory, usage } from '@/state/usage.ts'
import { DemoHistoryNotice, LoadDemoHistory } from './demo-history.tsx'
import { MedianFigure } from './figures.tsx'
import { UsageCharts, UsageSection } from './usage-section.tsx'

/** The user's own queries in this browser. Without any, the demonstration shows an invented history, marked as such. */
export function BrowserUsage({ note }: { note?: string }) {
  useDemoHistory()
  const { records, isDemo } = useSnapshot(usage)
  const isUsed = records.length > 0
  const caption = 'Contado neste navegador, onde fica, e sem registrar quem foi consultado.'
  return (
    <UsageSection
      title="Uso"
      caption={note === undefined ? caption : `${note} ${caption}`}
      actions={isDemonstration && !isDemo && <LoadDemoHistory />}
    >
      {isDemonstration && isDemo && <DemoHistoryNotice />}
      {!isUsed && (
        <Text color="fg.muted">
          Nenhuma consulta ainda. O uso por dia e por módulo aparece aqui depois da primeira.
        </Text>
      )}
      {isUsed && <UsageCharts records={records} last={<MedianFigure records={records} />} />}
    </UsageSection>
  )
}

/**
 * Adds the demonstration history for a user without use. An effect would be too late: the browser would first paint the page
 * without the figures.
 */
function useDemoHistory() {
  useState(() => {
    if (isDemonstration && usage.records.length === 0 && !hasStartedFromZero())
      addDemoHistory(demoHistory(Date.now()))
  })
}
