import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { AnswerColumn, AnswerSheet } from '../../batch/batch-target.ts'
import { createAnswerSheet } from '../../batch/consulta-sheet.ts'
import { type AnsweredOutcome, isAnswered } from '../../outcome.ts'
import { stateLabels } from '../../outcome-words.ts'
import { createGravestReader } from '../../results/findings/gravest.ts'
import { type PartResult, readAnsweredPart, readPartResults } from './part-results.ts'

/** Returns a dossiê's answers as columns: the state of each part, then the single values of the parts. */
export function createDossieSheet({ dossie, families }: LoadedDossie): AnswerSheet {
  const parts = dossie.parts.flatMap(({ name, title, family, variant, after }) => {
    const definition = families[family]?.variants[variant]
    if (!definition) return []
    const subject = after.length > 0 ? title : undefined
    return [{ name, title, subject, definition, sheet: createAnswerSheet(definition) }]
  })
  const stateColumns = parts.map(({ name, title }): AnswerColumn => {
    const text = ({ answer }: AnsweredOutcome) => readStateWord(readPartResults(answer)[name])
    return { id: name, label: title, isNumeric: false, isSensitive: false, text, sortValue: text }
  })
  const valueColumns = parts.flatMap(({ sheet, ...part }) =>
    sheet.columns.map((column) => createPartColumn(part, column)),
  )
  const readGravest = createGravestReader(
    parts.map(({ definition }) => definition),
    (line) =>
      parts.map(({ name, subject, definition }) => {
        const result = isAnswered(line) ? readPartResults(line.answer)[name] : undefined
        const outcome = isAnswered(line) ? readAnsweredPart(result, line) : undefined
        // A line that failed or found nothing has no parts.
        const state = isAnswered(line) ? (result?.state ?? 'not-queried') : line.status
        return { definition, state, outcome, title: subject }
      }),
  )
  return {
    readGravest,
    columns: [...stateColumns, ...createIdentityColumns(valueColumns), ...chooseDefaults(valueColumns)],
    hideSensitive: (answer, withSensitive) =>
      Object.fromEntries(
        Object.entries(readPartResults(answer)).map(([name, result]) => {
          const sheet = parts.find((part) => part.name === name)?.sheet
          if (result.state !== 'found' && result.state !== 'incomplete') return [name, result]
          return [name, { ...result, answer: sheet?.hideSensitive(result.answer, withSensitive) ?? null }]
        }),
      ),
  }
}

/** The number of findings that the table shows at first, from all parts. */
const maxFindings = 5

/** Marks the findings that weigh, and each only in the first part that has it. */
function chooseDefaults(columns: readonly PartColumn[]): AnswerColumn[] {
  const labels = new Set<string>()
  return columns.map(({ ownLabel, ...column }) => {
    const isChosen = column.total?.tone === 'danger' && !labels.has(ownLabel) && labels.size < maxFindings
    if (isChosen) labels.add(ownLabel)
    return { ...column, isDefault: isChosen, ...(isChosen ? { label: ownLabel } : {}) }
  })
}

/** Returns a column with the name that the first answered part gives. */
function createIdentityColumns(columns: readonly PartColumn[]): AnswerColumn[] {
  const named = columns.filter(({ isIdentity }) => isIdentity)
  const text: AnswerColumn['text'] = (answered, withSensitive) =>
    named.map((column) => column.text(answered, withSensitive)).find((name) => name !== '') ?? ''
  return named.length === 0
    ? []
    : [
        {
          id: 'name',
          label: 'Identificação',
          isNumeric: false,
          isSensitive: named.some(({ isSensitive }) => isSensitive),
          isDefault: true,
          isIdentity: true,
          text,
          sortValue: (answered) => text(answered, false) || undefined,
        },
      ]
}

type PartColumn = AnswerColumn & { ownLabel: string }

function createPartColumn(part: { name: string; title: string }, column: AnswerColumn): PartColumn {
  const readOwn = (answered: AnsweredOutcome) =>
    readAnsweredPart(readPartResults(answered.answer)[part.name], answered)
  const { badges, total } = column
  return {
    ...column,
    id: `${part.name} ${column.id}`,
    label: `${part.title}: ${column.label}`,
    ownLabel: column.label,
    text: (answered, withSensitive) => {
      const own = readOwn(answered)
      return own === undefined ? '' : column.text(own, withSensitive)
    },
    sortValue: (answered) => {
      const own = readOwn(answered)
      return own === undefined ? undefined : column.sortValue(own)
    },
    ...(badges && {
      badges: (answered) => {
        const own = readOwn(answered)
        return own === undefined ? [] : badges(own)
      },
    }),
    ...(total && {
      total: {
        ...total,
        read: (answered) => {
          const own = readOwn(answered)
          return own === undefined ? undefined : total.read(own)
        },
      },
    }),
  }
}

const readStateWord = (result: PartResult | undefined) => (result ? stateLabels[result.state] : '')
