import { Button, Flex } from '@chakra-ui/react'
import { LuPrinter, LuTable2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildWorkbook, xlsxType } from '@/lib/format/workbook.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { SavingProgress } from '../exporting/saving-progress.tsx'
import { useSaving } from '../exporting/use-saving.ts'
import { fileName } from '../results/export/file-name.ts'
import { requestPrint } from '../results/print/request-print.ts'
import { type ComparisonFile, comparisonSheets } from './compare-sheets.ts'

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
