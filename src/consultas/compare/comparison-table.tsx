import { Badge, Box, chakra, Text } from '@chakra-ui/react'
import { isHiddenText } from '@manifest/contract/hidden-text.ts'
import { identifiesSubject } from '@manifest/kinds/index.ts'
import { Fragment } from 'react'
import { LuEqual } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { kindTitles, subjectNouns } from '@/session/session-texts.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { readAnswerTime } from '../outcome.ts'
import { stateTexts } from '../outcome-words.ts'
import { type ComparedConsulta, onlyDifferences } from './compare-answers.ts'
import { absentText } from './compare-rows.ts'
import { type ComparedRow, shownCellText } from './compared-row.ts'
import { findMissingQueries } from './missing-queries.ts'
import { type ComparedSubject, formatShared, isSharedHidable } from './use-compared-subjects.ts'

type ComparisonTableProps = {
  subjects: readonly ComparedSubject[]
  consultas: readonly ComparedConsulta[]
  areShown: boolean
  isDifferencesOnly: boolean
  isPrinting: boolean
}

export const comparisonTableId = 'comparison-table'

/** Shows the answers that at least two subjects have, one column per subject, one table per consulta. */
export function ComparisonTable({ consultas, ...shown }: ComparisonTableProps) {
  const { subjects, areShown } = shown
  return (
    <Panel
      title="Lado a lado"
      description="As respostas que ao menos dois deles têm."
      _print={{ p: '0', borderWidth: '0' }}
    >
      {/* Scrolls sideways on narrow screens. The focus lets the keyboard scroll it. */}
      <Box
        id={comparisonTableId}
        role="region"
        aria-label="Tabela da comparação"
        tabIndex={0}
        overflowX="auto"
        position="relative"
        mx={{ base: '-5', md: '0' }}
        _print={{ mx: '0', overflow: 'visible' }}
        focusVisibleRing="inside"
      >
        {consultas.length === 0 ? (
          <Text color="fg.muted" px={{ base: '5', md: '0' }}>
            {explainEmpty(subjects)}
          </Text>
        ) : (
          <chakra.table css={[widthFor(subjects.length), tableCss]}>
            <thead>
              <tr>
                <th scope="col">
                  <span>Campo</span>
                </th>
                {subjects.map((subject) => (
                  <th key={subject.id} scope="col">
                    <SubjectHeading subject={subject} areShown={areShown} />
                  </th>
                ))}
              </tr>
            </thead>
            {consultas.map((consulta) => (
              <ConsultaRows key={consulta.definition.id} consulta={consulta} {...shown} />
            ))}
          </chakra.table>
        )}
      </Box>
    </Panel>
  )
}

/** Says why no consulta has answers of two subjects, and how to get one if the page offers it. */
function explainEmpty(subjects: readonly ComparedSubject[]): string {
  const unanswered = 'Nenhuma consulta foi respondida para dois deles.'
  if (findMissingQueries(subjects).length > 0) return `${unanswered} Complete a comparação acima.`
  const asked = subjects.flatMap(({ entries }) => [...new Set(entries.map(({ entry }) => entry.consultaId))])
  const haveCommon = new Set(asked).size < asked.length
  return haveCommon ? unanswered : 'Estes assuntos não têm consulta em comum nesta sessão.'
}

type SubjectHeadingProps = { subject: ComparedSubject; areShown: boolean }

function SubjectHeading({ subject, areShown }: SubjectHeadingProps) {
  const { id, kind, name } = subject
  const path = findSubjectPath(id)
  const document = formatShared(subject, areShown)
  const isHidden = !areShown && isSharedHidable(subject)
  return (
    <>
      <chakra.span
        display="block"
        fontWeight="600"
        color="fg"
        data-hidden-value={(name === undefined && isHidden) || undefined}
      >
        {name ?? document}
      </chakra.span>
      <chakra.span
        display="block"
        color="fg.muted"
        textStyle="small"
        fontWeight="400"
        fontVariantNumeric="tabular-nums"
      >
        {kindTitles[kind]}
        {name !== undefined && identifiesSubject(kind) && (
          <chakra.span whiteSpace="nowrap" data-hidden-value={isHidden || undefined}>
            {' '}
            {document}
          </chakra.span>
        )}
      </chakra.span>
      {path && (
        <AppLink to={path} textStyle="small" fontWeight="400" _print={{ display: 'none' }}>
          Abrir {subjectNouns[kind]}
        </AppLink>
      )}
    </>
  )
}

/** The most rows that a section shows, because a list may have thousands. */
const rowLimit = 100

type ConsultaRowsProps = Omit<ComparisonTableProps, 'consultas'> & { consulta: ComparedConsulta }

function ConsultaRows({ consulta, subjects, areShown, isDifferencesOnly, isPrinting }: ConsultaRowsProps) {
  const { definition, answers } = consulta
  const sections = isDifferencesOnly ? onlyDifferences(consulta.sections) : consulta.sections
  return (
    <tbody>
      <tr data-consulta>
        <th scope="rowgroup">{definition.title}</th>
        {subjects.map(({ id, entries }, index) => (
          <td key={id}>
            {answers[index] ? (
              <>
                {answers[index].status === 'incomplete' && 'incompleto, '}
                {isPrinting ? (
                  fullTime(readAnswerTime(answers[index]))
                ) : (
                  <RelativeTime at={readAnswerTime(answers[index])} />
                )}
              </>
            ) : (
              stateTexts[
                entries.find(({ entry }) => entry.consultaId === definition.id)?.entry.outcome ??
                  'not-queried'
              ]
            )}
          </td>
        ))}
      </tr>
      {sections.length === 0 && (
        <tr>
          <td colSpan={subjects.length + 1}>
            {isDifferencesOnly ? 'Sem diferenças.' : 'Nada além do que já está acima.'}
          </td>
        </tr>
      )}
      {sections.map(({ title, rows }, index) => (
        <Fragment key={index}>
          {title !== undefined && (
            <tr data-section>
              <th scope="rowgroup" colSpan={subjects.length + 1}>
                {title}
              </th>
            </tr>
          )}
          {rows.slice(0, rowLimit).map((row, place) => (
            <ValueRow key={place} row={row} subjects={subjects} areShown={areShown} />
          ))}
          {rows.length > rowLimit && (
            <tr>
              <td colSpan={subjects.length + 1}>
                Mais {formatCounted(rows.length - rowLimit, 'linha', 'linhas')}. A planilha tem todas.
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  )
}

type ValueRowProps = { row: ComparedRow; subjects: readonly ComparedSubject[]; areShown: boolean }

const ValueRow = ({ row, subjects, areShown }: ValueRowProps) => (
  <tr data-equal={row.isEqual || undefined} data-listed={row.isListed || undefined}>
    <th scope="row">
      <HidableText text={areShown ? row.label : row.hiddenLabel} />
      {row.isEqual && (
        <Badge size="xs" variant="subtle" colorPalette="info" ms="2">
          <LuEqual aria-hidden="true" /> igual
        </Badge>
      )}
    </th>
    {subjects.map(({ id }, index) => (
      <td key={id} data-absent={row.cells[index] === absentText || undefined}>
        <HidableText text={shownCellText(row, index, areShown)} />
      </td>
    ))}
  </tr>
)

const HidableText = ({ text }: { text: string }) => (
  <span data-hidden-value={isHiddenText(text) || undefined}>{text}</span>
)

/** Returns the least width of a table with `count` subjects. */
const widthFor = (count: number) => ({
  minWidth: { base: `calc(8rem + ${count} * 10rem)`, md: `calc(14rem + ${count} * 11rem)` },
})

/** The first column stays in view while the others scroll sideways. */
const tableCss = {
  width: 'full',
  // The columns of all subjects are equally wide.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textAlign: 'start',
  '& th, & td': {
    padding: '2',
    paddingInline: { base: '3', md: '4' },
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: '400',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    borderBottomWidth: '1px',
  },
  '& tr > th:first-of-type:not([colspan])': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    width: { base: '8rem', md: '14rem' },
    paddingInlineEnd: { base: '2', md: '4' },
    background: 'bg.panel',
    color: 'fg.muted',
  },
  // The text of the first column stands under the heading of the panel.
  '& tr > :first-child': { paddingInlineStart: { base: '5', md: '0' } },
  '& [data-listed] > th': { color: 'fg !important' },
  '& [data-absent]': { color: 'fg.muted' },
  '& thead th': { paddingBottom: '3' },
  '& thead th > span:only-child': { color: 'fg.muted' },
  '& [data-consulta] > *': {
    paddingTop: '5',
    color: 'fg.muted',
    textStyle: 'small',
    borderBottomColor: 'border.emphasized',
  },
  '& [data-consulta] > th:first-of-type:not([colspan])': {
    color: 'fg',
    textStyle: 'body',
    fontWeight: '600',
  },
  '& [data-section] > th': { color: 'fg.muted', textStyle: 'small', paddingTop: '4', fontWeight: '600' },
  '& [data-equal] > td': { background: 'bg.muted' },
  '@media print': {
    '& tr > th:first-of-type:not([colspan])': { position: 'static' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& [data-consulta] > *, & [data-section] > th': { paddingTop: '3mm' },
    // All columns fit the page, with whole words.
    minWidth: '0',
    '& th, & td, & tr > th:first-of-type:not([colspan])': {
      width: 'auto',
      paddingInline: '1.5mm',
      paddingBlock: '1.2mm',
      hyphens: 'manual',
    },
  },
} as const
