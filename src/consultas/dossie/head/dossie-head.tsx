import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { sumPartCosts } from '@manifest/contract/credits.ts'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { ReactNode } from 'react'
import { LuEllipsis, LuRotateCw } from 'react-icons/lu'
import { AddReportButton } from '@/cases/add-to-case.tsx'
import type { Path } from '@/generated/paths.ts'
import { formatPartsCost } from '@/lib/format/credits.ts'
import { momentFormat } from '@/lib/format/dates.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { ActionMenu, type MenuAction } from '@/ui/navigation/action-menu.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { useDocumentActions } from '../../document/use-document-actions.tsx'
import { isCreditFailure } from '../../outcome.ts'
import { formatStateCount } from '../../outcome-words.ts'
import { ResultAction } from '../../results/result-actions.tsx'
import type { Section, SectionsReveal } from '../../subject-page/section.ts'
import { SubjectHead } from '../../subject-page/subject-head.tsx'
import type { SectionFolding } from '../../subject-page/use-sections.ts'
import { type DossieProgress, donePartsText, type PartState } from '../engine/dossie-progress.ts'
import { buildDossieReport, markReportKept } from '../keep-report.ts'
import { markConclusionKept, type OpenDossie } from '../open/open-dossie.ts'
import type { DossieSubject } from '../sections.ts'

type DossieHeadProps = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  sections: readonly Section[]
  subject: DossieSubject
  reveal: SectionsReveal
  onGo: SectionFolding['show']
  /** The button that opens the list of parts on narrow screens. */
  railButton: ReactNode
}

/** Shows the subject and the progress of a dossiê, and the actions on the whole of it. */
export function DossieHead({ dossie, open, progress, sections, subject, ...props }: DossieHeadProps) {
  const { reveal, onGo, railButton } = props
  const failed = progress.parts.filter(({ state }) => state === 'failed')
  const failedCost = sumPartCosts(failed.map(({ part }) => part))

  const document = useDocumentActions({
    kinds: ['json', 'xlsx'],
    build: async () => {
      const { buildDossieDocument } = await import('../dossie-document.ts')
      // Also the answers that the page does not show yet.
      const progress = open.run.getSnapshot()
      return buildDossieDocument({ dossie, open, progress, isRevealed: reveal.isRevealed })
    },
    onSaved: () => markConclusionKept(open.conclusion),
  })

  return (
    <SubjectHead
      sections={sections}
      subject={subject.value}
      name={subject.name}
      heading="h2"
      reveal={reveal}
      hasFindings={false}
      onGo={onGo}
      progress={
        <>
          <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap" hideBelow="lg">
            <Text as="span" fontWeight="650">
              {donePartsText(progress)}
            </Text>{' '}
            <Text as="span" color="fg.muted">
              partes
            </Text>
          </Text>
          {railButton}
        </>
      }
      actions={<DossieActions actions={[document.printAction, ...document.fileActions]} />}
    >
      <Flex align="center" columnGap="6" rowGap="3" wrap="wrap" mt="4">
        <DossieProgressBar progress={progress} />
        {failed.length > 0 && progress.status !== 'stopped' && (
          <Button
            size="sm"
            minH={touchHeight}
            variant="outline"
            colorPalette="danger"
            onClick={() => open.run.retryFailed()}
          >
            <LuRotateCw aria-hidden="true" /> Repetir {formatCounted(failed.length, 'falha', 'falhas')}
            {failedCost && ` · ${formatPartsCost(failedCost)}`}
          </Button>
        )}
        {progress.parts.some(({ answer }) => isCreditFailure(answer?.outcome)) && <CreditsLink size="sm" />}
        {progress.status === 'done' && <AddDossieButton number={open.number} />}
      </Flex>
      {document.progress}
      <Text color="fg.subtle" textStyle="small" mt="3" fontVariantNumeric="tabular-nums">
        Relatório {open.number} · {momentFormat.format(progress.startedAt)}
      </Text>
    </SubjectHead>
  )
}

/** The actions on a whole dossiê. Narrow screens have them in one menu. */
const DossieActions = ({ actions }: { actions: readonly MenuAction[] }) => (
  <>
    <Flex data-page-actions role="group" aria-label="Ações do dossiê" gap="1.5" hideBelow="lg">
      {actions.map(({ id, label, icon, onSelect }) => (
        <ResultAction key={id} icon={icon} onClick={onSelect}>
          {label}
        </ResultAction>
      ))}
    </Flex>
    <Box hideFrom="lg" ms="auto">
      <ActionMenu label="Ações" icon={<LuEllipsis />} minH="11" actions={actions} />
    </Box>
  </>
)

/** Adds a dossiê with all its answers to the open case, or replaces it there. */
const AddDossieButton = ({ number }: { number: string }) => (
  <AddReportButton
    id={number}
    size="sm"
    minH={touchHeight}
    buildReport={() => buildDossieReport(number)}
    onKept={() => markReportKept(number)}
  />
)

/** Shows how many parts have which outcome, as segments of a bar and in words. */
function DossieProgressBar({ progress }: { progress: DossieProgress }) {
  const { done, parts } = progress
  const segments = countSegments(progress)
  return (
    <Flex direction="column" gap="2.5" minW="0" flex="1 1 20rem">
      <Flex
        role="progressbar"
        aria-label="Progresso do dossiê"
        aria-valuemin={0}
        aria-valuemax={parts.length}
        aria-valuenow={done}
        aria-valuetext={donePartsText(progress)}
        gap="2px"
        height="1.5"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        {segments.map(({ state, count, color }) => (
          <Box
            key={state}
            data-state={state}
            height="full"
            bg={color}
            transition="inline-size 150ms ease-out"
            style={{ inlineSize: `${(count / parts.length) * 100}%` }}
          />
        ))}
      </Flex>
      {segments.length > 0 && (
        <chakra.ul aria-label="Situação das partes" css={legendCss}>
          {segments.map(({ state, text, color }) => (
            <li key={state}>
              <Box as="span" aria-hidden="true" boxSize="2.5" borderRadius="2px" bg={color} />
              {text}
            </li>
          ))}
        </chakra.ul>
      )}
    </Flex>
  )
}

const legendCss = {
  listStyleType: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
} as const

/** The parts with one outcome. */
type Segment = { state: PartState; count: number; text: string; color: string }

/** Outcomes in the order of the bar. Only an answer is green: a source that found nothing may be wrong. */
const colors: [PartState, string][] = [
  ['found', 'success.solid'],
  ['not-found', 'fg.subtle'],
  ['incomplete', 'warning.solid'],
  ['failed', 'danger.solid'],
  ['skipped', 'border.control'],
]

/** Counts the settled parts by outcome. Outcomes without a part are left out. */
export const countSegments = ({ parts }: Pick<DossieProgress, 'parts'>): Segment[] =>
  colors.flatMap(([state, color]) => {
    const count = parts.filter((part) => part.state === state).length
    return count === 0 ? [] : [{ state, count, text: formatStateCount(state, count, 'a'), color }]
  })
