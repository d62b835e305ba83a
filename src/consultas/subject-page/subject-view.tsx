import { Box, Button, Text } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/kinds/index.ts'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { LuSearch } from 'react-icons/lu'
import { useRevealState } from '@/blocks/parts/answer-context.ts'
import { AddToCaseButton } from '@/cases/add-to-case.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { kindTitles } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { NestedConditions } from '@/ui/theme/nested-conditions.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { PrintBanner } from '../document/print/print-banner.tsx'
import { useDocumentActions } from '../document/use-document-actions.tsx'
import { unknownWeightsText } from '../results/findings/gravest.ts'
import { type CurrentSubject, usePublishSubject } from '../subject/current-subject.ts'
import { PageActions } from './actions/subject-actions.tsx'
import type { FamiliesByName } from './build-sections.ts'
import { findStatus, formatDocument, listHeadFindings } from './head-facts.ts'
import { answersCss, asideCss, columnsCss } from './page-css.ts'
import { NeedsForm } from './rail/needs-form.tsx'
import { Rail, RailSheet } from './rail.tsx'
import { useRepeats } from './repeats/find-repeats.ts'
import { formatSectionCounts, isQueried, type Section } from './section.ts'
import { findShownElsewhere } from './section-findings.ts'
import { SectionList } from './section-view.tsx'
import { SubjectHead } from './subject-head.tsx'
import { usePrintedSubject } from './use-printed-subject.ts'
import { useSectionQueries, useSubjectSections } from './use-section-queries.ts'
import { useSectionPage } from './use-sections.ts'

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
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const { isOpen, setOpen, isSheetOpen, setSheetOpen, onShow, current, style } = useSectionPage(
    queried,
    queried[0]?.key,
  )
  const { formKey, closeForm, select, query, send } = useSectionQueries(subject, onShow, () =>
    setSheetOpen(isNarrow),
  )
  const onQuery = useLatest((key: string) => {
    const section = sections.find((one) => one.key === key)
    if (section) void query(section)
  })
  const document = useDocumentActions({
    kinds: ['json', 'xlsx', 'txt'],
    build: async () => {
      const { buildSubjectDocument } = await import('./export/subject-document.ts')
      const { isRevealed } = screenReveal
      const text = formatDocument(subject, isRevealed)
      return buildSubjectDocument({
        title: name ?? text,
        document: { label: kindTitles[subject.kind], text },
        sections: job.sections,
        isRevealed,
        at: Date.now(),
      })
    },
  })
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
      <Box data-printed style={style}>
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
          actions={<PageActions subject={subject} dossies={dossies} document={document} />}
        >
          <Box hideFrom="lg" mt="3" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
            <AddToCaseButton subjectId={subject.id} size="xs" minH={touchHeight} />
          </Box>
          {document.progress}
        </SubjectHead>
        <Box css={columnsCss}>
          {!isNarrow && <Box css={asideCss}>{renderRail()}</Box>}
          <Box css={answersCss}>
            {queried.length === 0 && (
              <NothingQueried sections={sections} kind={subject.kind} onSelect={select} />
            )}
            <SectionList
              sections={job.sections}
              numbered={queried}
              reveal={reveal}
              repeats={repeats}
              shownElsewhere={shownElsewhere}
              isOpen={isOpen}
              setOpen={setOpen}
              onShow={onShow}
              onQuery={onQuery}
            />
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

type NothingQueriedProps = {
  sections: readonly Section[]
  kind: LeadKind
  onSelect: (section: Section) => void
}

/** Shown before the first query. Offers the first consulta. */
function NothingQueried({ sections: [first], kind, onSelect }: NothingQueriedProps) {
  return (
    <Panel>
      <EmptyState
        icon={<LuSearch />}
        title={`Nada foi consultado sobre este ${kindTitles[kind]}`}
        detail={
          first
            ? 'Escolha uma consulta da lista. As respostas ficam juntas nesta página.'
            : 'Sua conta não tem acesso a nenhuma consulta que aceite este valor.'
        }
        action={
          first && (
            <Button minH={touchHeight} onClick={() => onSelect(first)}>
              <LuSearch aria-hidden="true" /> {first.title}
            </Button>
          )
        }
      />
    </Panel>
  )
}

/** Shows the number of consultas in each state. Narrow screens have the button of the rail instead. */
const ProgressText = ({ sections }: { sections: readonly Section[] }) => (
  <Text color="fg.muted" hideBelow="lg" truncate fontVariantNumeric="tabular-nums">
    {formatSectionCounts(sections) || 'Nada consultado ainda'}
  </Text>
)
