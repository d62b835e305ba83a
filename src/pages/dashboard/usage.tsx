import { Button, Flex, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { teamUsage } from '@/generated/usage.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { demoHistory } from '@/state/demo-history.ts'
import { addDemoHistory, hasStartedFromZero, removeDemoHistory, usage } from '@/state/usage.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { DemoIcon } from '@/ui/media/demo-icon.ts'
import { UsageSkeleton } from './skeletons.tsx'
import { MedianFigure, UsageCharts, UsageSection } from './usage-section.tsx'

const TeamUsage = lazyPanel(() => import('./team-usage.tsx'))

/** The use of the user's team, if a live source tells it; otherwise the use of this browser. */
export function Usage() {
  if (!teamUsage || isDemoSource(teamUsage.source)) return <BrowserUsage />
  return (
    <Suspense fallback={<UsageSkeleton />}>
      <TeamUsage
        settings={teamUsage}
        whenForbidden={<BrowserUsage note="Seu acesso não inclui o uso da equipe." />}
      />
    </Suspense>
  )
}

/** The user's own queries in this browser. Without any, the demonstration shows an invented history, marked as such. */
function BrowserUsage({ note }: { note?: string }) {
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
          Nenhuma consulta ainda. O uso por dia e por família aparece aqui depois da primeira.
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

// The labels wrap into two lines on the narrowest screens.
const wrapping = { height: 'auto', minH: '9', py: '1.5', whiteSpace: 'normal', textAlign: 'inherit' } as const

/** Adds a demonstration history, so that new users see how the dashboard will look. */
function LoadDemoHistory() {
  return (
    <Button
      variant="outline"
      colorPalette="neutral"
      {...wrapping}
      onClick={() => addDemoHistory(demoHistory(Date.now()))}
    >
      <DemoIcon aria-hidden="true" />
      Carregar histórico de demonstração
    </Button>
  )
}

/** Tells that the figures include demonstration data, and offers to start without it. */
function DemoHistoryNotice() {
  return (
    <Flex
      role="note"
      align="center"
      gap="3"
      wrap="wrap"
      bg="info.subtle"
      color="info.fg"
      borderWidth="1px"
      borderColor="info.muted"
      borderRadius="panel"
      px={{ base: '4', md: '5' }}
      py="2"
    >
      <DemoIcon aria-hidden="true" />
      <Text flex="1 1 16rem">
        <strong>Demonstração.</strong> Os números abaixo incluem consultas fictícias, que ninguém fez.
      </Text>
      <Button variant="ghost" colorPalette="info" {...wrapping} onClick={removeDemoHistory} mx="-2">
        Começar do zero
      </Button>
    </Flex>
  )
}
