import type { SheetRows } from '@/lib/format/workbook.ts'
import { kindTitles } from '@/session/session-texts.ts'
import type { PageDocument } from '../document/document.ts'
import { toSheetCell } from '../results/export/sheet-cell.ts'
import type { ComparedConsulta } from './compare-answers.ts'
import { type ComparedRow, shownCellText } from './compared-row.ts'
import { describeHolding, readSharedName, type SharedValue } from './shared-values.ts'
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
      ['Tipo', 'Valor', 'Nome', ...headings],
      ...shared.map((value) => [
        kindTitles[value.kind],
        formatShared(value, areShown),
        readSharedName(value, areShown) ?? '',
        ...headings.map((_, index) => describeHolding(value, index, areShown)),
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
            areShown ? row.label : row.hiddenLabel,
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
