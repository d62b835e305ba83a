import { askWorker, SilentWorkerError, silentWorkerText } from '@/lib/ask-worker.ts'
import type { TableRow } from '../read-table.ts'
import type { OpenedSheet, WorkbookProblem } from './open-workbook.ts'
import type { WorkbookReply, WorkbookRequest } from './workbook-worker.ts'

/** A list from a workbook. The file is read again if the user chooses another sheet. */
export type WorkbookList = OpenedSheet & { file: File }

const maxWorkbookBytes = 20_000_000

const problemTexts: Record<WorkbookProblem, string> = {
  encrypted: 'A planilha está protegida por senha. Abra-a no Excel, tire a senha, salve e escolha-a de novo.',
  old: 'O arquivo é de um Excel antigo (.xls). Salve-o como .xlsx ou CSV e escolha o novo arquivo.',
  other: 'O arquivo não é uma planilha .xlsx. Salve a lista como .xlsx ou CSV e escolha o novo arquivo.',
  broken:
    'A planilha está danificada ou incompleta. Abra-a no Excel, salve-a de novo e escolha o novo arquivo.',
  empty: 'A planilha está vazia: nenhuma aba tem valores.',
}

const silentText = `${silentWorkerText} Salve a planilha de novo, só com as colunas da lista, e escolha-a outra vez.`

const unreadableText = 'Não foi possível ler a planilha. Escolha-a de novo.'

/**
 * Reads a sheet of a workbook in a worker; without a name, the first one with values. Returns the problem in
 * Portuguese if that fails.
 */
export async function readWorkbook(file: File, sheet?: string): Promise<WorkbookList | { problem: string }> {
  if (file.size > maxWorkbookBytes)
    return { problem: 'A planilha tem mais de 20 MB. Divida-a em partes menores.' }
  const rows: TableRow[] = []
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
    return await askWorker(worker, { bytes, sheet } satisfies WorkbookRequest, {
      transfer: [bytes.buffer],
      receive(reply: WorkbookReply): WorkbookList | { problem: string } | undefined {
        if (reply.kind === 'rows') rows.push(...reply.rows)
        else if (reply.kind === 'problem') return { problem: problemTexts[reply.problem] }
        else if (reply.kind === 'too-large') return { problem: reply.text }
        else return { sheets: reply.sheets, sheet: reply.sheet, rows, file }
      },
    })
  } catch (error) {
    return { problem: error instanceof SilentWorkerError ? silentText : unreadableText }
  }
}
