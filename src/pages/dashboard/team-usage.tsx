import { Button, Text } from '@chakra-ui/react'
import type { UsageSettings } from '@manifest/schema/usage.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { sources } from '@/generated/sources.ts'
import { fetchTeamUsage } from '@/state/ask-source.ts'
import type { UsageEntry } from '@/state/usage-summary.ts'
import { ErrorState } from '@/ui/feedback/notice.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { UsagePanelsSkeleton } from './skeletons.tsx'
import { FailureFigure, UsageCharts, UsageSection } from './usage-section.tsx'

type TeamUsageProps = { settings: UsageSettings; whenForbidden: ReactNode }

/** The use of the user's team, as a source counts it. A failure is never shown as zero. */
export default function TeamUsage({ settings, whenForbidden }: TeamUsageProps) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<UsageEntry[] | 'forbidden' | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    const show = (shown: typeof answer) => isCurrent && setAnswer(shown)
    setAnswer(undefined)
    fetchTeamUsage(settings).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [attempt])
  if (answer === 'forbidden') return whenForbidden
  const source = sources.sources[settings.source]?.title ?? settings.source
  return (
    <UsageSection
      title="Uso da equipe"
      caption={`Contado por ${source}, para toda a equipe, sem dizer quem foi consultado.`}
    >
      {answer === undefined && <UsagePanelsSkeleton />}
      {answer === 'failed' && (
        <Panel>
          <ErrorState
            title="Não foi possível ler o uso da equipe"
            detail="A fonte não respondeu, ou respondeu de outra forma."
            action={<Button onClick={() => setAttempt(attempt + 1)}>Tentar de novo</Button>}
          />
        </Panel>
      )}
      {Array.isArray(answer) && answer.length === 0 && (
        <Text color="fg.muted">A equipe não consultou nada nos últimos 30 dias.</Text>
      )}
      {Array.isArray(answer) && answer.length > 0 && (
        <UsageCharts records={answer} last={<FailureFigure records={answer} />} />
      )}
    </UsageSection>
  )
}
