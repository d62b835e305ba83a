import { app } from '@/generated/app.ts'
import { askWorker, SilentWorkerError } from '@/lib/ask-worker.ts'
import { download } from '@/lib/download.ts'
import type { FileProblem } from './case-file.ts'
import type { FileReply, FileRequest } from './case-file-worker.ts'
import type { CaseReport, CaseSubject } from './contents.ts'
import { type OpenedRecord, openRecord } from './read-contents.ts'
import type { CaseKey, CaseRecord, UnsealProblem } from './record.ts'

/** The largest file that is read, in bytes. */
const maxBytes = 200_000_000

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

/** Large files and cases would block the page, so a worker reads, writes and opens them. */
const ask = <Result>(
  request: FileRequest,
  receive: (reply: FileReply) => Result | undefined,
  signal?: AbortSignal,
) =>
  askWorker(new Worker(new URL('./case-file-worker.ts', import.meta.url), { type: 'module' }), request, {
    receive,
    ...(signal ? { signal } : {}),
  })

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
  const receive = (reply: FileReply) => {
    if (reply.kind === 'progress') onProgress(reply.done)
    return reply.kind === 'read' ? reply.result : undefined
  }
  return ask({ file }, receive, signal).catch(() => ({ problem: 'unanswered' }) as const)
}

/**
 * Decrypts a case with its passphrase or its key, and reads its contents. If the code of the worker does not load, the page
 * does its work.
 */
export async function openInWorker(
  record: CaseRecord,
  secret: string | CaseKey,
): Promise<OpenedRecord | { problem: UnsealProblem | 'unanswered' }> {
  const subjects: CaseSubject[] = []
  const reports: CaseReport[] = []
  const receive = (reply: FileReply): OpenedRecord | { problem: UnsealProblem } | undefined => {
    if (reply.kind === 'subject') subjects.push(reply.subject)
    else if (reply.kind === 'report') reports.push(reply.report)
    else if (reply.kind === 'refused') return { problem: reply.problem }
    else if (reply.kind === 'opened')
      return { key: reply.key, contents: { ...reply.rest, subjects, reports } }
    return undefined
  }
  try {
    return await ask({ record, secret }, receive)
  } catch (error) {
    return error instanceof SilentWorkerError ? { problem: 'unanswered' } : openRecord(record, secret)
  }
}

/** Downloads a case. The file's name has its date and the start of its id. Rejects if the file could not be made. */
export async function downloadCase(record: CaseRecord): Promise<void> {
  const { id, createdAt } = record.head
  const date = new Date(createdAt).toLocaleDateString('sv-SE')
  const file = await ask({ record }, (reply) => (reply.kind === 'written' ? reply.file : undefined))
  download(`${app.storagePrefix}-caso-${date}-${String(id).slice(0, 4)}.caso`, 'application/json', file)
}
