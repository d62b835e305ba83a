import { app } from '@/generated/app.ts'
import { download } from '@/lib/download.ts'
import type { FileProblem } from './case-file.ts'
import type { FileReply, FileRequest } from './case-file-worker.ts'
import type { CaseRecord } from './record.ts'

/** The largest file that is read, in bytes. */
const maxBytes = 200_000_000

/** The time in ms without a message of the worker after which it counts as not answering. */
const silenceLimit = 30_000

type ImportProblem = FileProblem | 'too-large' | 'unreadable' | 'unanswered'

export const importProblemTexts: Record<ImportProblem, string> = {
  foreign: 'O arquivo não é um caso exportado. Escolha um arquivo feito por “Exportar caso”.',
  version: 'O arquivo foi feito por outra versão do painel e não pode ser lido aqui.',
  damaged: 'O arquivo está incompleto ou foi alterado. Nada foi importado.',
  dates: 'As datas do arquivo estão no futuro. Confira o relógio deste computador. Nada foi importado.',
  'too-large': 'O arquivo tem mais de 200 MB.',
  unreadable: 'Não foi possível ler o arquivo. Escolha-o de novo.',
  unanswered: 'A leitura do arquivo parou de responder. Nada foi importado. Tente de novo.',
}

type Work = {
  request: FileRequest
  signal?: AbortSignal | undefined
  onProgress?: ((done: number) => void) | undefined
}

/**
 * Reads or writes a file in a worker, because large ones would block the page. Rejects if the worker fails or does not
 * answer, or if `signal` aborts.
 */
function runInWorker({ request, signal, onProgress }: Work): Promise<FileReply> {
  const worker = new Worker(new URL('./case-file-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<FileReply>((resolve, reject) => {
    const waitForMessage = () => {
      clearTimeout(timer)
      timer = setTimeout(reject, silenceLimit)
    }
    signal?.addEventListener('abort', reject, { once: true })
    worker.onerror = reject
    worker.onmessage = ({ data }: MessageEvent<FileReply>) => {
      waitForMessage()
      if (data.kind === 'progress') onProgress?.(data.done)
      else resolve(data)
    }
    waitForMessage()
    worker.postMessage(request)
  })
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

/**
 * Reads a file chosen by the user.
 * @param onProgress receives the part that is done, from 0 to 1
 */
export async function readCaseFile(
  file: File,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<CaseRecord | { problem: ImportProblem }> {
  if (file.size > maxBytes) return { problem: 'too-large' }
  const reply = await runInWorker({ request: { file }, signal, onProgress }).catch(() => undefined)
  return reply?.kind === 'read' ? reply.result : { problem: 'unanswered' }
}

/** Downloads a case. The file's name has its date and the start of its id. Rejects if the file could not be made. */
export async function downloadCase(record: CaseRecord): Promise<void> {
  const { id, createdAt } = record.head
  const date = new Date(createdAt).toLocaleDateString('sv-SE')
  const reply = await runInWorker({ request: { record } })
  if (reply.kind !== 'written') throw new Error('The case could not be written')
  download(`${app.storagePrefix}-caso-${date}-${String(id).slice(0, 4)}.caso`, 'application/json', reply.file)
}
