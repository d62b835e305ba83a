import { absentText, emptyText, formatted } from '../../formats/registry.ts'
import type { RowsOf } from '../facets.ts'
import { noScoreText, scoreFacts } from './facts.ts'

/** A list under its header; nothing where it is empty. */
const listed = (header: string[], rows: string[][]) => (rows.length === 0 ? [] : [header, ...rows])

export const scoreRows: RowsOf<'score'> = (block, view) => {
  const facts = scoreFacts(block, view)
  if (facts === undefined) return [['Pontuação', noScoreText(block, view)]]
  const { text, band, change, paying, model, months, factors, absent } = facts
  const pair = (label: string, value: string | undefined) => (value === undefined ? [] : [[label, value]])
  return [
    ['Pontuação', text, ...(band ? [band.label] : [])],
    ...(change ? [['Mudança', change.amount, change.since]] : []),
    ...pair('Perfil', paying),
    ...pair('Modelo', model),
    ...listed(
      ['Fator', 'Efeito', 'Peso', 'Observação'],
      factors.map(({ label, effect, weight, detail = emptyText }) => [label, effect, weight, detail]),
    ),
    ...listed(
      ['Mês', 'Pontos'],
      months.map(({ month, points }) => [month, formatted(points, 'number')]),
    ),
    ...absent.map((label) => [label, absentText]),
  ]
}
