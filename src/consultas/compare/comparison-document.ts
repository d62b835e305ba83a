import type { SheetRows } from '@/lib/format/workbook.ts'
import { kindTitles } from '@/session/session-texts.ts'
import type { PageDocument } from '../document/document.ts'
import { toSheetCell } from '../results/export/sheet-cell.ts'
import { type ComparedConsulta, type ComparedRow, shownCellText } from './compare-answers.ts'
import type { SharedValue } from './shared-values-panel.tsx'
import { formatShared } from './use-compared-subjects.ts'

export type ComparisonValues = {
  /** The heading of each subject's column. */
  headings: readonly string[]
  shared: readonly SharedValue[]
  consultas: readonly ComparedConsulta[]
  areShown: boolean
}

/** Builds the document of a comparison. It is only a workbook. */
export const buildComparisonDocument = (values: ComparisonValues): PageDocument => ({
  name: 'comparacao',
  at: Date.now(),
  xlsx: () => comparisonSheets(values),
})

/** Writes a comparison as two sheets: what the subjects share, and their values side by side. */
const comparisonSheets = ({ headings, shared, consultas, areShown }: ComparisonValues): SheetRows[] => [
  {
    name: 'Em comum',
    hasHeader: true,
    rows: [
      ['Tipo', 'Valor', ...headings],
      ...shared.map(({ kind, value, titles }) => [
        kindTitles[kind],
        formatShared({ kind, value }, areShown),
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
  const text = shownCellText(row, index, areShown)
  return text === row.cells[index] ? toSheetCell(row.values[index] ?? '') : text
}
