import { Badge, Box, chakra, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { LuEqual } from 'react-icons/lu'
import { isHiddenText } from '@/formats/hidden-text.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { subjectNouns } from '@/session/subject-nouns.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { type ComparedConsulta, type ComparedRow, onlyDifferences } from './compare-answers.ts'
import { cellText } from './compare-sheets.ts'
import { formatDocument, isDocumentHidable } from './printed-parts.ts'
import { tableCss } from './table-css.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'

type ComparisonTableProps = {
  subjects: readonly ComparedSubject[]
  consultas: readonly ComparedConsulta[]
  areShown: boolean
  isDifferencesOnly: boolean
  isPrinting: boolean
}

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
        role="region"
        aria-label="Tabela da comparação"
        tabIndex={0}
        overflowX="auto"
        position="relative"
        mx={{ base: '-5', md: '0' }}
        _print={{ mx: '0', overflow: 'visible' }}
        focusVisibleRing="inside"
      >
        <chakra.table css={tableCss}>
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
      </Box>
      {consultas.length === 0 && (
        <Text color="fg.muted" mt="4">
          Nenhuma consulta foi respondida para dois deles. Complete a comparação abaixo.
        </Text>
      )}
    </Panel>
  )
}

type SubjectHeadingProps = { subject: ComparedSubject; areShown: boolean }

function SubjectHeading({ subject, areShown }: SubjectHeadingProps) {
  const { id, kind, name } = subject
  const document = formatDocument(subject, areShown)
  const isHidden = !areShown && isDocumentHidable(subject)
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
        {name !== undefined && kind !== 'name' && (
          <chakra.span whiteSpace="nowrap" data-hidden-value={isHidden || undefined}>
            {' '}
            {document}
          </chakra.span>
        )}
      </chakra.span>
      <AppLink to={`/assunto/${id}`} textStyle="small" fontWeight="400" _print={{ display: 'none' }}>
        Abrir {subjectNouns[kind]}
      </AppLink>
    </>
  )
}

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
                {isPrinting ? fullTime(answers[index].at) : <RelativeTime at={answers[index].at} />}
              </>
            ) : (
              stateTexts[entries.find(({ entry }) => entry.consultaId === definition.id)?.entry.outcome ?? '']
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
          {rows.map((row) => (
            <ValueRow key={row.label} row={row} subjects={subjects} areShown={areShown} />
          ))}
        </Fragment>
      ))}
    </tbody>
  )
}

/** The state of a subject that has no answer of a consulta. */
const stateTexts: Record<string, string> = {
  '': 'não consultado',
  'not-found': 'não encontrado',
  failed: 'falhou',
}

type ValueRowProps = { row: ComparedRow; subjects: readonly ComparedSubject[]; areShown: boolean }

const ValueRow = ({ row, subjects, areShown }: ValueRowProps) => (
  <tr data-equal={row.isEqual || undefined}>
    <th scope="row">
      {row.label}
      {row.isEqual && (
        <Badge size="xs" variant="subtle" colorPalette="info" ms="2">
          <LuEqual aria-hidden="true" /> igual
        </Badge>
      )}
    </th>
    {subjects.map(({ id }, index) => (
      <ValueCell key={id} text={cellText(row, index, areShown)} />
    ))}
  </tr>
)

const ValueCell = ({ text }: { text: string }) => (
  <td>
    <span data-hidden-value={isHiddenText(text) || undefined}>{text}</span>
  </td>
)
