import { Box, Flex, Text } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { LuBraces, LuPrinter, LuTable2 } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { SavingProgress } from '../exporting/saving-progress.tsx'
import { useSaving } from '../exporting/use-saving.ts'
import { isAnswered } from '../outcome.ts'
import { RevealContext } from '../results/answer-context.ts'
import { DemoBadge } from '../results/demo-badge.tsx'
import { ResultAction, RevealAll } from '../results/result-actions.tsx'
import { hasSensitiveValues } from '../results/sensitive-paths.ts'
import type { SectionsReveal } from '../subject-page/section-reveal.ts'
import { type DossieProgress, isSettled } from './engine/dossie-progress.ts'
import type { DossieFileKind } from './export/save-dossie.ts'
import type { OpenDossie } from './open-dossies.ts'
import { donePartsText, stateCountsText } from './state-text.ts'

type DossieHeadProps = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  reveal: SectionsReveal
}

const clock = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Shows the progress of a dossiê, and the actions on the whole of it. */
export function DossieHead({ dossie, open, progress, reveal }: DossieHeadProps) {
  const { parts, startedAt } = progress
  const { saving, save } = useSaving()
  const found = parts.flatMap(({ definition, answer }) =>
    isAnswered(answer?.outcome) ? [{ definition, found: answer.outcome }] : [],
  )
  const isDemo = parts.some(({ answer }) => answer?.outcome.isDemo)
  const hasSensitive = found.some(({ definition, found: { answer } }) =>
    hasSensitiveValues(definition, answer),
  )

  const saveAs = (kind: DossieFileKind) =>
    save(async (options) => {
      const { saveDossie } = await import('./export/save-dossie.ts')
      await saveDossie(kind, { dossie, open, progress, isRevealed: reveal.isRevealed }, options)
    })

  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow="panel"
      px={{ base: '5', md: '6' }}
      py={{ base: '4', md: '5' }}
      mb="5"
      _print={{ display: 'none' }}
    >
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="4">
        <Text fontVariantNumeric="tabular-nums">
          <Text as="span" textStyle="h2">
            {donePartsText(progress)}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            partes{parts.some(isSettled) && `: ${stateCountsText(progress)}`}
          </Text>
        </Text>
        {isDemo && <DemoBadge />}
        <Flex role="group" aria-label="Ações do dossiê" gap="1.5" wrap="wrap" ms={{ md: 'auto' }}>
          <RevealContext value={reveal}>{hasSensitive && <RevealAll />}</RevealContext>
          <ResultAction icon={<LuPrinter />} onClick={() => window.print()}>
            Imprimir
          </ResultAction>
          <ResultAction icon={<LuBraces />} onClick={() => void saveAs('json')}>
            JSON
          </ResultAction>
          <ResultAction icon={<LuTable2 />} onClick={() => void saveAs('xlsx')}>
            Planilha
          </ResultAction>
        </Flex>
      </Flex>
      <DossieProgressBar progress={progress} />
      {saving && <SavingProgress saving={saving} />}
      <Text color="fg.subtle" textStyle="small" mt="3" fontVariantNumeric="tabular-nums">
        Relatório {open.number} · {clock.format(startedAt)}
      </Text>
    </Box>
  )
}

function DossieProgressBar({ progress }: { progress: DossieProgress }) {
  const { done, parts, status } = progress
  const hasNoFailures = parts.every(({ state }) => state === 'found' || state === 'not-found')
  return (
    <Box
      role="progressbar"
      aria-label="Progresso do dossiê"
      aria-valuemin={0}
      aria-valuemax={parts.length}
      aria-valuenow={done}
      aria-valuetext={donePartsText(progress)}
      height="1.5"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
    >
      <Box
        height="full"
        bg={status !== 'done' ? 'primary.solid' : hasNoFailures ? 'success.solid' : 'warning.solid'}
        borderRadius="full"
        transition="inline-size 150ms ease-out"
        style={{ inlineSize: `${(done / parts.length) * 100}%` }}
      />
    </Box>
  )
}
