import { Box } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { type ReactNode, type Ref, useCallback, useEffect, useMemo } from 'react'
import { useRevealState } from '@/blocks/parts/answer-context.ts'
import type { Path } from '@/generated/paths.ts'
import { confirmCost } from '@/session/ask-first.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { NestedConditions } from '@/ui/theme/nested-conditions.tsx'
import { joinHead } from '../document/print/running-head.ts'
import { mayBeBilled } from '../outcome.ts'
import { printAsked } from '../results/asked-values.ts'
import { unknownWeightsText } from '../results/findings/gravest.ts'
import { listLabeledValues } from '../subject/labeled-values.ts'
import { documentPath } from '../subject-page/head-facts.ts'
import { answersCss, asideCss, columnsCss } from '../subject-page/page-css.ts'
import { Rail, RailSheet } from '../subject-page/rail.tsx'
import { useRepeats } from '../subject-page/repeats/find-repeats.ts'
import { findShownElsewhere } from '../subject-page/section-findings.ts'
import { SectionList } from '../subject-page/section-view.tsx'
import { usePrintedSections } from '../subject-page/use-printed-sections.ts'
import { useSectionPage } from '../subject-page/use-sections.ts'
import { findWeights, listHeadFacts } from '../subject-page/weights/weights.ts'
import { WeightsPanel } from '../subject-page/weights/weights-panel.tsx'
import { ConclusionBox } from './conclusion-box.tsx'
import { DossieHead } from './head/dossie-head.tsx'
import type { OpenDossie } from './open/open-dossie.ts'
import { Cover } from './report/cover.tsx'
import { fitsCover, PrintedConclusion } from './report/printed-conclusion.tsx'
import { findDossieSubject, readHeadFacts, toSection } from './sections.ts'
import { useShownProgress } from './use-shown-progress.ts'

type DossieReportProps = {
  ref: Ref<HTMLElement>
  dossie: DossieDefinition<Path>
  open: OpenDossie
  /** Tells if the report shows the document that it is about. */
  onDocumentShown?: (isShown: boolean) => void
}

/**
 * Shows a dossiê: its subject and progress, what weighs most, and its parts as they arrive. In print it is a report
 * with a cover.
 */
export function DossieReport({ ref, dossie, open, onDocumentShown }: DossieReportProps) {
  const { run, values } = open
  const { progress, growing } = useShownProgress(run)
  const screenReveal = useRevealState()
  const isDocumentShown = screenReveal.isRevealed(documentPath)
  useEffect(() => onDocumentShown?.(isDocumentShown), [isDocumentShown])
  const allSections = useMemo(() => progress.parts.map(toSection), [progress.parts])
  const { isOpen, setOpen, isSheetOpen, setSheetOpen, onShow, current, style } = useSectionPage(allSections)
  const subject = useMemo(() => findDossieSubject(dossie, values, allSections), [dossie, values, allSections])
  const asked = useMemo(() => listLabeledValues(dossie.fields, values), [dossie, values])
  const title = `${dossie.title} ${open.number}`
  const job = usePrintedSections({
    sections: allSections,
    reveal: screenReveal,
    title,
    asked,
    readHead: (isAskedHidden) =>
      joinHead(
        subject.name ??
          printAsked(asked, isAskedHidden)
            .map(({ text }) => text)
            .join(' · '),
        title,
      ),
    readOffer: () => ({
      title: 'Imprimir o dossiê',
      purpose: open.purpose,
      conclusion: open.conclusion.text.trim(),
    }),
  })
  const { isPrinting, sections, reveal } = job
  const conclusion = job.choices.hasConclusion ? open.conclusion.text.trim() : ''
  const repeats = useRepeats(job.wholeSections, readHeadFacts(subject, job.wholeSections))
  const weights = useMemo(() => findWeights(sections, reveal.isRevealed), [sections, reveal])
  const unknownText = useMemo(() => unknownWeightsText(allSections), [allSections])
  const shownElsewhere = useMemo(
    () =>
      findShownElsewhere(
        sections,
        [...weights.flat(), ...listHeadFacts(sections, reveal.isRevealed)],
        reveal.isRevealed,
      ),
    [sections, weights, reveal],
  )
  const retry = useCallback(
    async (name: string) => {
      const { answer, part } = run.getSnapshot().parts.find((progress) => progress.part.name === name) ?? {}
      const action = formatRepeat(answer?.outcome.status ?? 'failed')
      if (!mayBeBilled(answer?.outcome) || (await confirmCost(action, part?.cost))) run.retry(name)
    },
    [run],
  )

  const renderRail = (action?: ReactNode) => (
    <Rail
      label="Partes do dossiê"
      title="Partes"
      groups={[{ sections: allSections }]}
      current={current}
      onSelect={({ key }) => onShow(key)}
      onRepeat={({ key }) => void retry(key)}
      action={action}
    />
  )

  return (
    <NestedConditions>
      {job.dialog}
      <Box
        ref={ref}
        as="section"
        aria-label="Dossiê"
        tabIndex={-1}
        outline="none"
        minW="0"
        style={style}
        data-printed
        data-report
      >
        <PrintStyles />
        {isPrinting ? (
          <>
            <Cover
              dossie={dossie}
              open={open}
              progress={progress}
              job={job}
              name={subject.name}
              asked={asked}
              weights={weights}
              unknownText={unknownText}
              conclusion={conclusion}
            />
            {conclusion !== '' && !fitsCover(conclusion) && <PrintedConclusion text={conclusion} />}
          </>
        ) : (
          <DossieHead
            dossie={dossie}
            open={open}
            progress={progress}
            sections={allSections}
            subject={subject}
            reveal={reveal}
            onGo={onShow}
            railButton={
              <RailSheet title="Partes" sections={allSections} isOpen={isSheetOpen} setOpen={setSheetOpen}>
                {renderRail}
              </RailSheet>
            }
          />
        )}
        <Box css={columnsCss}>
          <Box css={asideCss}>{renderRail()}</Box>
          <Box css={answersCss}>
            <WeightsPanel
              weights={weights}
              unknownText={unknownText}
              emptyText={
                !unknownText || allSections.some(({ answer }) => answer && answer.outcome.status !== 'failed')
                  ? 'As respostas não trouxeram achados que pesem.'
                  : undefined
              }
              onShow={onShow}
            />
            <ConclusionBox open={open} />
            <SectionList
              sections={sections}
              numbered={allSections}
              reveal={reveal}
              repeats={repeats}
              shownElsewhere={shownElsewhere}
              growing={growing}
              isOpen={isOpen}
              setOpen={setOpen}
              onShow={onShow}
              onQuery={retry}
            />
          </Box>
        </Box>
      </Box>
    </NestedConditions>
  )
}
