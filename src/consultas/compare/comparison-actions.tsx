import { Button, Flex } from '@chakra-ui/react'
import { LuPrinter, LuTable2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { SavingProgress, useSaving } from '../exporting/saving.tsx'
import { fileName } from '../results/export/file-name.ts'
import { toSheetCell } from '../results/export/sheet-cell.ts'
import { requestPrint } from '../results/print/request-print.ts'
import type { ComparedConsulta, ComparedRow } from './compare-answers.ts'
import type { SharedValue } from './shared-values-panel.tsx'
import { formatValue } from './use-compared-subjects.ts'

/** Prints the comparison or saves it as a workbook. Hidden values stay hidden in both. */
export function ComparisonActions({ file }: { file: ComparisonFile }) {
  const { saving, save } = useSaving()
  const saveWorkbook = () =>
    save(async ({ signal }) =>
      download(
        fileName('comparacao', Date.now(), 'xlsx'),
        xlsxType,
        await buildWorkbook(comparisonSheets(file), signal),
      ),
    )
  return (
    <>
      <Flex role="group" aria-label="Ações da comparação" gap="2" wrap="wrap" ms={{ md: 'auto' }}>
        <Button {...buttonStyle} onClick={requestPrint}>
          <LuPrinter aria-hidden="true" /> Imprimir
        </Button>
        <Button {...buttonStyle} onClick={() => void saveWorkbook()}>
          <LuTable2 aria-hidden="true" /> Planilha
        </Button>
      </Flex>
      {saving && <SavingProgress saving={saving} />}
    </>
  )
}

const buttonStyle = {
  size: 'sm',
  variant: 'outline',
  colorPalette: 'neutral',
  minH: touchHeight,
} as const

type ComparisonFile = {
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
        formatValue({ kind, value }, areShown),
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
