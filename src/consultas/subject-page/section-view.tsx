import { Box, Text } from '@chakra-ui/react'
import { memo, type ReactNode, useId, useMemo, useRef } from 'react'
import { MultipleAnswersContext, RevealContext } from '@/blocks/parts/answer-context.ts'
import type { LeadSource } from '@/blocks/parts/leads.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { panelSurface } from '@/ui/page/panel.tsx'
import { hiddenCountText } from '../document/print/hidden-values.ts'
import { isAnswered } from '../outcome.ts'
import { FindingChips } from '../results/findings/findings.tsx'
import { LeadProvider } from '../results/leads/lead-provider.tsx'
import { countSensitive } from '../results/sensitive-paths.ts'
import { headingScrollMargin, scrollMargin } from './page-css.ts'
import type { Repeat } from './repeats/find-repeats.ts'
import { createSectionReveal, type Section, type SectionsReveal, sectionId } from './section.ts'
import { SectionBody } from './section-answer.tsx'
import {
  type findShownElsewhere,
  readSectionFindings,
  removeAlertedFindings,
  removeShown,
  type SectionFinding,
} from './section-findings.ts'
import { SectionHeading, SectionSource } from './section-heading.tsx'
import type { SectionFolding } from './use-sections.ts'

type SectionViewProps = {
  section: Section
  /** Its position on the page, from 1. Print shows it. */
  number: number
  /** The reveal state of the whole page. */
  reveal: SectionsReveal
  /** The parts of its answer that repeat others, from `useRepeats`. */
  repeats?: readonly Repeat[] | undefined
  /** Its findings that the page shows elsewhere, from `findShownElsewhere`. */
  shownElsewhere?: string | undefined
  /** Those that another section shows. */
  shownInSections?: string | undefined
  /** While its answer is being added to the page: how many of its tables are shown. */
  tableCount?: number | undefined
  isOpen: boolean
  setOpen: SectionFolding['setOpen']
  onShow: SectionFolding['show']
  /** Queries its source, again if it has an answer. */
  onQuery: (key: string) => void
  /** A form for the values that it needs, while it has no answer. */
  children?: ReactNode
}

type SectionListProps = Pick<SectionViewProps, 'reveal' | 'setOpen' | 'onShow' | 'onQuery'> & {
  sections: readonly Section[]
  /** The sections that count for the number of each. */
  numbered: readonly Section[]
  /** By the keys of the sections. */
  repeats: ReadonlyMap<string, readonly Repeat[]>
  shownElsewhere: ReturnType<typeof findShownElsewhere>
  isOpen: (section: Section) => boolean
  /** The section whose answer is still incomplete on the page, with its number of shown tables. */
  growing?: { name: string; tableCount: number } | undefined
}

export const SectionList = ({
  sections,
  numbered,
  repeats,
  shownElsewhere,
  isOpen,
  growing,
  ...props
}: SectionListProps) =>
  sections.map((section) => (
    <SectionView
      key={section.key}
      section={section}
      number={numbered.findIndex(({ key }) => key === section.key) + 1}
      repeats={repeats.get(section.key)}
      shownElsewhere={shownElsewhere.get(section.key)?.all}
      shownInSections={shownElsewhere.get(section.key)?.inSections}
      tableCount={growing?.name === section.key ? growing.tableCount : undefined}
      isOpen={isOpen(section)}
      {...props}
    />
  ))

const noRepeats: readonly Repeat[] = []

/**
 * Shows a consulta of a subject's page or a part of a dossiê: its state, and its answer once it arrives. It is
 * memoized, so that one section does not render the others again.
 */
const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, number, reveal, repeats = noRepeats, tableCount } = props
  const { shownElsewhere = '', shownInSections = '' } = props
  const { isOpen, setOpen, onShow, onQuery, children } = props
  const { key, state, answer } = section
  const outcome = answer?.outcome
  const ref = useRef<HTMLElement>(null)
  const titleId = useId()
  const bodyId = useId()
  const isPrinting = usePrinting()
  const ownReveal = useMemo(() => createSectionReveal(reveal, key), [reveal, key])
  const leadSource = useMemo(() => createLeadSource(section), [section])
  const findings = useMemo(() => readSectionFindings(section, reveal.isRevealed), [section, reveal])

  const { hiddenCount } =
    isPrinting && isAnswered(outcome)
      ? countSensitive(section.definition, outcome.answer, ownReveal.isRevealed)
      : { hiddenCount: 0 }
  const folded = selectNotable(removeShown(findings, shownInSections))

  /** Queries the source. The button is removed, so the heading takes the focus. */
  const query = () => {
    ref.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    onQuery(key)
  }

  return (
    <Box
      ref={ref}
      as="section"
      id={sectionId(key)}
      aria-labelledby={titleId}
      aria-busy={state === 'pending' || undefined}
      scrollMarginTop={scrollMargin}
      {...panelSurface}
      px={{ base: '4', md: '6' }}
      py={isOpen ? { base: '4', md: '5' } : { base: '2', md: '3' }}
      minW="0"
      css={{ '& h2': { scrollMarginTop: headingScrollMargin }, '& h3': { scrollMarginTop: scrollMargin } }}
      data-part
      _print={{ p: '0', borderWidth: '0', mb: '8mm' }}
    >
      <SectionHeading
        section={section}
        number={number}
        titleId={titleId}
        bodyId={bodyId}
        isOpen={isOpen}
        onToggle={() => setOpen(key, !isOpen)}
      />
      {isOpen || isPrinting ? (
        <div id={bodyId}>
          <SectionSource section={section} onQuery={query} />
          {hiddenCount > 0 && <Text textStyle="small">{hiddenCountText(hiddenCount)}</Text>}
          <RevealContext value={ownReveal}>
            <MultipleAnswersContext value={true}>
              <LeadProvider source={leadSource}>
                <SectionBody
                  section={section}
                  findings={removeShown(removeAlertedFindings(section, findings), shownElsewhere)}
                  repeats={repeats}
                  tableCount={tableCount}
                  onQuery={query}
                  onShow={onShow}
                />
              </LeadProvider>
            </MultipleAnswersContext>
          </RevealContext>
          {children}
        </div>
      ) : (
        folded.length > 0 && (
          <Box mt="-2" mb="2">
            <FindingChips findings={folded} onGo={({ target }) => onShow(key, target)} />
          </Box>
        )
      )}
    </Box>
  )
})

/** The most findings in the heading of a folded section if none of them is good or bad. */
const maxNeutral = 2

/** Returns the findings that a folded section shows: the good and bad ones, or else the first neutral ones. */
function selectNotable(findings: readonly SectionFinding[]): readonly SectionFinding[] {
  const notable = findings.filter(({ tone }) => tone !== 'neutral')
  return notable.length > 0 ? notable : findings.slice(0, maxNeutral)
}

const createLeadSource = ({ definition, answer, values = {} }: Section): LeadSource => ({
  entryId: answer?.entry?.id,
  consultaId: definition.id,
  values,
})
