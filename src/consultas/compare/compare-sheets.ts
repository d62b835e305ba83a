import type { SheetRows } from '@/lib/format/workbook.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { toSheetCell } from '../results/export/sheet-cell.ts'
import type { ComparedConsulta, ComparedRow } from './compare-answers.ts'
import { formatSharedValue, type SharedValue } from './shared-values.ts'

export type ComparisonFile = {
  /** The heading of each subject's column. */
  headings: readonly string[]
  shared: readonly SharedValue[]
  consultas: readonly ComparedConsulta[]
  areShown: boolean
}

/** Writes a comparison as two sheets: what the subjects share, and their values side by side. */
export const comparisonSheets = ({ headings, shared, consultas, areShown }: ComparisonFile): SheetRows[] => [
  {
    name: 'Em comum',
    hasHeader: true,
    rows: [
      ['Tipo', 'Valor', ...headings],
      ...shared.map(({ kind, value, titles }) => [
        kindTitles[kind],
        formatSharedValue({ kind, value }, areShown),
        ...titles.map((list) => list.join(', ')),
      ]),
    ],
  },
  {
    name: 'Comparação',
    hasHeader: true,
    rows: [
      ['Consulta', 'Seção', 'Campo', ...headings, 'Igual'],
      ...consultas.flatMap(({ definition, sections }) =>
        sections.flatMap(({ title = '', rows }) =>
          rows.map((row) => [
            definition.title,
            title,
            row.label,
            ...row.cells.map((_, index) => readCell(row, index, areShown)),
            row.isEqual ? 'sim' : 'não',
          ]),
        ),
      ),
    ],
  },
]

/** Returns the cell of a value. A hidden value is a text. */
function readCell(row: ComparedRow, index: number, areShown: boolean) {
  const text = cellText(row, index, areShown)
  return text === row.cells[index] ? toSheetCell(row.values[index] ?? '') : text
}

/** Returns the text of a cell as the page shows it. It is empty if the subject has no answer of the consulta. */
export const cellText = ({ cells, hidden }: ComparedRow, index: number, areShown: boolean): string =>
  (areShown ? cells : hidden)[index] ?? ''
