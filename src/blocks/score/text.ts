import { emptyText, formatValue, missingText } from '@/formats/registry.ts'
import type { BlockTexts } from '../block-types.ts'
import type { CellValue } from '../parts/shown-text.ts'
import { noScoreText, readScoreFacts, type ScoreFacts } from './facts.ts'

const text: BlockTexts<'score'>['text'] = (block, shownAnswer) => {
  const facts = readScoreFacts(block, shownAnswer)
  return facts ? factLines(facts) : [noScoreText(block, shownAnswer)]
}

/** Returns the facts of a score, one per line. */
export function factLines({
  text,
  band,
  change,
  paying,
  model,
  months,
  factors,
  absent,
}: ScoreFacts): string[] {
  return [
    band ? `${text} (${band.label})` : text,
    ...[change && `${change.amount} ${change.since}`, paying, model && `Modelo: ${model}`].filter(
      (line) => line !== undefined,
    ),
    ...factors.map(
      ({ label, effect, weight, detail }) =>
        `${label}: ${effect}, peso ${weight}${detail === undefined ? '' : ` (${detail})`}`,
    ),
    ...months.map(({ month, points }) => `${month}: ${formatValue(points, 'number')}`),
    ...absent.map((label) => `${label}: ${missingText}`),
  ]
}

/** Puts a header above rows; returns nothing if there are none. */
const withHeader = (header: string[], rows: CellValue[][]) => (rows.length === 0 ? [] : [header, ...rows])

const rows: BlockTexts<'score'>['rows'] = (block, shownAnswer) => {
  const facts = readScoreFacts(block, shownAnswer)
  if (facts === undefined) return [['Pontuação', noScoreText(block, shownAnswer)]]
  const { score, text, band, change, paying, model, months, factors, absent } = facts
  const figure = block.unit ? text : { text, value: score, format: 'number' as const }
  const pair = (label: string, value: string | undefined) => (value === undefined ? [] : [[label, value]])
  return [
    ['Pontuação', figure, ...(band ? [band.label] : [])],
    ...(change ? [['Mudança', change.amount, change.since]] : []),
    ...pair('Perfil', paying),
    ...pair('Modelo', model),
    ...withHeader(
      ['Fator', 'Efeito', 'Peso', 'Observação'],
      factors.map(({ label, effect, weight, detail = emptyText }) => [label, effect, weight, detail]),
    ),
    ...withHeader(
      ['Mês', 'Pontos'],
      months.map(({ month, given, points }) => [
        { text: month, value: given, format: 'month' },
        { text: formatValue(points, 'number'), value: points, format: 'number' },
      ]),
    ),
    ...absent.map((label) => [label, missingText]),
  ]
}

const compare: BlockTexts<'score'>['compare'] = (block, shownAnswer) => {
  const facts = readScoreFacts(block, shownAnswer)
  const words = facts
    ? [facts.text, facts.band && `(${facts.band.label})`]
    : [noScoreText(block, shownAnswer)]
  const text = words.filter(Boolean).join(' ')
  return [{ label: 'Pontuação', cell: text, hidden: text }]
}

export const scoreTexts: BlockTexts<'score'> = { text, rows, columns: () => [], compare }
