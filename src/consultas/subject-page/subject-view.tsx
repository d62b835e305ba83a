import { Box } from '@chakra-ui/react'
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { AddToCaseButton } from '@/cases/add-to-case.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { Subject } from '@/state/subjects.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { NestedConditions } from '@/ui/theme/nested-conditions.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { SavingProgress } from '../exporting/saving-progress.tsx'
import { useRevealState } from '../results/answer-context.ts'
import { unknownWeightsText } from '../results/findings/gravest.ts'
import type { ResultSectionKey } from '../results/findings/sections.ts'
import { PrintBanner } from '../results/print/print-banner.tsx'
import { type CurrentSubject, usePublishSubject } from '../subject/current-subject.ts'
import { PageActions } from './actions/page-actions.tsx'
import { answersCss, asideCss, columnsCss } from './columns-css.ts'
import { useSubjectExport } from './export/use-subject-export.tsx'
import type { FamiliesByName } from './families.ts'
import { findStatus, listHeadFindings } from './head-facts.ts'
import { NothingQueried } from './nothing-queried.tsx'
import { usePrintedSubject } from './print/use-printed-subject.ts'
import { ProgressText } from './progress-text.tsx'
import { NeedsForm } from './rail/needs-form.tsx'
import { RailSheet } from './rail/rail-sheet.tsx'
import { Rail } from './rail.tsx'
import { useRepeats } from './repeats/use-repeats.ts'
import { isQueried } from './section-states.ts'
import { SectionView } from './section-view.tsx'
import { findShownElsewhere } from './shown-elsewhere.ts'
import { SubjectHead } from './subject-head.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { useSectionFolding } from './use-section-folding.ts'
import { useSectionKeys } from './use-section-keys.ts'
import { useSectionQueries } from './use-section-queries.ts'
import { useStickEdge } from './use-stick-edge.ts'
import { useSubjectSections } from './use-subject-sections.ts'

/** All answers of the session about one subject, with the consultas that can still be queried. */
export function SubjectView({ subject, families }: { subject: Subject; families: FamiliesByName }) {
  const { groups, sections, dossies, name } = useSubjectSections(subject, families)
  usePublishSubject(useMemo(() => buildCurrentSubject(subject), [subject.id]))
  const queried = useMemo(() => sections.filter(isQueried), [sections])
  const screenReveal = useRevealState()
  const job = usePrintedSubject({ subject, name, queried, reveal: screenReveal })
  const { isPrinting, reveal } = job
  // Sections without an answer have nothing for the head.
  const answered = job.sections
  const { isOpen, setOpen, show } = useSectionFolding(queried[0]?.key)
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const onShow = useCallback(
    (key: string, target?: ResultSectionKey) => {
      setSheetOpen(false)
      show(key, target)
    },
    [show],
  )
  const { formKey, closeForm, select, query, send } = useSectionQueries(subject, onShow, () =>
    setSheetOpen(isNarrow),
  )
  const onQuery = useLatest((key: string) => {
    const section = sections.find((one) => one.key === key)
    if (section) void query(section)
  })
  const { saving, exports } = useSubjectExport({
    subject,
    name,
    sections: job.sections,
    reveal: screenReveal,
  })
  const current = useCurrentSection(queried)
  const edge = useStickEdge()
  useSectionKeys(queried, onShow)
  const status = findStatus(answered)?.text
  // Without a query the page says that nothing was asked.
  const unknownText = useMemo(
    () => (queried.length === 0 ? undefined : unknownWeightsText(sections)),
    [sections, queried],
  )
  const shownElsewhere = useMemo(
    () => findShownElsewhere(answered, listHeadFindings(answered, reveal.isRevealed), reveal.isRevealed),
    [answered, reveal],
  )
  const repeats = useRepeats(isPrinting ? job.wholeSections : sections, { name, status, facts: [] })

  const formSection = sections.find(({ key }) => key === formKey)
  const renderRail = (action?: ReactNode) => (
    <Rail
      label="Consultas do assunto"
      title="Consultas"
      groups={groups}
      current={current}
      onSelect={select}
      onRepeat={(section) => void query(section)}
      action={action}
      form={
        formSection && {
          key: formSection.key,
          content: (
            <NeedsForm
              section={formSection}
              onSubmit={(values) => void send(formSection, values)}
              onCancel={closeForm}
            />
          ),
        }
      }
    />
  )

  return (
    <NestedConditions>
      {job.dialog}
      <Box data-printed style={{ '--stick': `${edge}px` } as CSSProperties}>
        <PrintStyles />
        {isPrinting && <PrintBanner title="Assunto" facts={job.facts} />}
        <SubjectHead
          sections={answered}
          subject={subject}
          name={name}
          heading="h1"
          reveal={reveal}
          unknownText={unknownText}
          onGo={onShow}
          progress={
            <>
              <ProgressText sections={sections} />
              <RailSheet sections={sections} isOpen={isSheetOpen} setOpen={setSheetOpen}>
                {renderRail}
              </RailSheet>
            </>
          }
          actions={<PageActions subject={subject} dossies={dossies} exports={exports} />}
        >
          <Box hideFrom="lg" mt="3" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
            <AddToCaseButton subjectId={subject.id} size="xs" minH={touchHeight} />
          </Box>
          {saving && <SavingProgress saving={saving} />}
        </SubjectHead>
        <Box css={columnsCss}>
          {!isNarrow && <Box css={asideCss}>{renderRail()}</Box>}
          <Box css={answersCss}>
            {queried.length === 0 && (
              <NothingQueried sections={sections} kind={subject.kind} onSelect={select} />
            )}
            {job.sections.map((section) => (
              <SectionView
                key={section.key}
                section={section}
                number={queried.findIndex(({ key }) => key === section.key) + 1}
                reveal={reveal}
                repeats={repeats.get(section.key)}
                shownElsewhere={shownElsewhere.get(section.key)?.all}
                shownInSections={shownElsewhere.get(section.key)?.inSections}
                isOpen={isOpen(section)}
                setOpen={setOpen}
                onShow={onShow}
                onQuery={onQuery}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </NestedConditions>
  )
}

/** The subject as a submitted form, from which the next consulta takes its value. */
const buildCurrentSubject = ({ kind, value }: Subject): CurrentSubject => ({
  fields: [{ kind, name: kind, label: kind, required: true }],
  values: { [kind]: value },
  isSubmitted: true,
  origin: undefined,
})

/** Returns a function that stays the same and calls the newest `run`, for memoized components. */
function useLatest<Arguments extends unknown[]>(run: (...args: Arguments) => void) {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
