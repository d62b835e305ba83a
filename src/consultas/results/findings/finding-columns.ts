import { readMeasure } from '@manifest/contract/findings.ts'
import { hiddenText } from '@manifest/contract/hidden-text.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Format, Item, Severity } from '@manifest/schema/result.ts'
import { isMissing } from '@/blocks/parts/shown-text.ts'
import { buildSortValue } from '@/blocks/table/cell-values.ts'
import { truncate } from '@/ui/page/long-text.tsx'
import { emptyText, formatValue, hideValue, isNumeric, missingText } from '../../../formats/registry.ts'
import { type AnsweredOutcome, listMissing } from '../../outcome.ts'
import {
  createSensitivityTest,
  describeFinding,
  isAboutPartialList,
  loadedRowsText,
  maxLength,
  measureFinding,
} from './read-findings.ts'
import { joinWords } from './text.ts'
import { appears, listTones, readTone } from './weighing.ts'

/** A text that stands out in a cell. */
export type CellBadge = { text: string; tone: Severity }

/** A figure that the rows of a batch add up. */
export type FindingTotal = {
  label: string
  format: 'number' | 'currency'
  tone: Severity
  /** Returns the figure of an answer; `undefined` if the answer does not have it. */
  read: (answered: AnsweredOutcome) => number | undefined
}

/** A finding as a column of a sheet with one row per answer. */
type FindingColumn = {
  id: string
  label: string
  /** The path of the value, if the finding is one value of the answer. */
  path?: string
  isNumeric: boolean
  format?: Format | undefined
  isSensitive: boolean
  text: (answered: AnsweredOutcome, withSensitive: boolean) => string
  sortValue: (answered: AnsweredOutcome) => string | number | undefined
  /** Absent if no value of the column stands out. */
  badges?: (answered: AnsweredOutcome) => CellBadge[]
  total?: FindingTotal
}

export const factsColumnId = 'finding facts'

/**
 * Returns the findings of a consulta as columns, in the manifest's order. Facts, such as 'titular falecido', share
 * the last column, because few answers have one.
 */
export function listFindingColumns(definition: ConsultaDefinition, items: readonly Item[]): FindingColumn[] {
  const findings = definition.findings ?? []
  const isSensitive = createSensitivityTest(definition)
  const facts = findings.filter(isFact)
  return [
    ...findings
      .filter((finding) => !isFact(finding))
      .map((finding) => createColumn(finding, definition, isSensitive(finding), items)),
    ...(facts.length === 0 ? [] : [createFactsColumn(facts, definition, facts.filter(isSensitive))]),
  ]
}

/** A fact is shown only if it is true or has a colour, and has no figure. */
const isFact = ({ value, when, format }: Finding) =>
  value !== undefined && when !== 'always' && (format === undefined || format === 'yes-no')

function createColumn(
  finding: Finding,
  definition: ConsultaDefinition,
  isSensitive: boolean,
  items: readonly Item[],
): FindingColumn {
  const { format, tone = 'neutral' } = finding
  const { measure, path } = readMeasure(finding)
  const item = measure === 'value' ? items.find(({ value }) => value === path) : undefined
  const text: FindingColumn['text'] = (answered, withSensitive) => {
    const measured = measureFinding(finding, answered.answer)
    const shown = formatValue(measured, format)
    if (shown === emptyText) return isMissing(listMissing(answered), path) ? missingText : emptyText
    const figure = isSensitive && !withSensitive ? hideValue(measured, format) : truncate(shown, maxLength)
    return isAboutPartialList(finding, definition, answered) ? `${figure} ${loadedRowsText}` : figure
  }
  const total = isSensitive && finding.count === undefined ? undefined : readTotal(finding, definition)
  return {
    id: `finding ${measure} ${path}`,
    // A finding that weighs says what it is; a label of a field may need its block: 'Valor total'.
    label: item && tone === 'neutral' ? item.label : columnLabel(finding),
    ...(measure === 'value' ? { path } : {}),
    isNumeric: measure === 'count' || measure === 'sum' || isNumeric(format),
    format,
    isSensitive,
    text,
    sortValue: ({ answer }) => buildSortValue(measureFinding(finding, answer), { format }),
    ...(isSensitive || listTones(finding, definition).every((one) => one === 'neutral')
      ? {}
      : {
          badges: (answered) => {
            const value = measureFinding(finding, answered.answer)
            const shownTone = readTone(finding, definition, value)
            const standsOut = shownTone !== 'neutral' && appears(finding, value)
            return standsOut ? [{ text: text(answered, false), tone: shownTone }] : []
          },
        }),
    ...(total ? { total: { ...total, label: finding.label ?? item?.label ?? '', tone } } : {}),
  }
}

/** The label of a column without an item: 'de limite sugerido' becomes 'Limite sugerido'. */
function columnLabel({ label = '' }: Finding): string {
  const noun = label.replace(/^de /, '').replace(/:$/, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

/**
 * Returns how to add a finding up. Of single values only amounts and weighing numbers are added: a sum of ages or
 * scores says nothing.
 */
function readTotal(
  finding: Finding,
  definition: ConsultaDefinition,
): Pick<FindingTotal, 'format' | 'read'> | undefined {
  const { format, when, tone } = finding
  const { measure } = readMeasure(finding)
  const isAmount = format === 'currency'
  const isWeighing = format === 'number' && (when === 'some' || tone !== undefined)
  const isAdded =
    measure === 'count' || measure === 'sum' || (measure === 'value' && (isAmount || isWeighing))
  if (!isAdded) return undefined
  return {
    format: isAmount ? 'currency' : 'number',
    read(answered) {
      if (isAboutPartialList(finding, definition, answered)) return undefined
      const value = measureFinding(finding, answered.answer)
      const figure = buildSortValue(value, { format: isAmount ? 'currency' : 'number' })
      return typeof figure === 'number' ? figure : undefined
    },
  }
}

/** `hidden` are the sensitive ones. */
function createFactsColumn(
  facts: readonly Finding[],
  definition: ConsultaDefinition,
  hidden: readonly Finding[],
): FindingColumn {
  const badges = ({ answer }: AnsweredOutcome, withSensitive = false): CellBadge[] =>
    facts
      .filter((fact) => withSensitive || !hidden.includes(fact))
      .map((fact) => ({ fact, value: measureFinding(fact, answer) }))
      .filter(({ fact, value }) => appears(fact, value))
      .map(({ fact, value }) => ({
        text: joinWords(describeFinding(fact, value)),
        tone: readTone(fact, definition, value),
      }))
  const text: FindingColumn['text'] = (answered, withSensitive) => {
    const texts = badges(answered, withSensitive).map((badge) => badge.text)
    if (hidden.length > 0 && !withSensitive) texts.push(hiddenText)
    return texts.join(', ') || emptyText
  }
  return {
    id: factsColumnId,
    label: 'Destaques',
    isNumeric: false,
    isSensitive: hidden.length > 0,
    text,
    sortValue: (answered) => text(answered, false).replace(emptyText, '') || undefined,
    badges: (answered) => badges(answered),
  }
}
