import { buildCaseFile, type FileProblem, isCaseStart, parseCaseFile } from './case-file.ts'
import type { CaseContents, CaseReport, CaseSubject } from './contents.ts'
import { openRecord } from './read-contents.ts'
import type { CaseKey, CaseRecord, UnsealProblem } from './record.ts'

/** The message to the worker: a file to read, a case to write to a file, or one to open with its passphrase or key. */
export type FileRequest =
  | { file: File }
  | { record: CaseRecord }
  | { record: CaseRecord; secret: string | CaseKey }

/**
 * The messages of the worker: the part that is done, from 0 to 1, and the result. The subjects and reports of an opened case
 * come before it, one by one, because one message with all of them would block the page.
 */
export type FileReply =
  | { kind: 'progress'; done: number }
  | { kind: 'read'; result: CaseRecord | { problem: FileProblem | 'unreadable' } }
  | { kind: 'written'; file: Blob }
  | { kind: 'subject'; subject: CaseSubject }
  | { kind: 'report'; report: CaseReport }
  | { kind: 'opened'; key: CaseKey; rest: Omit<CaseContents, 'subjects' | 'reports'> }
  | { kind: 'refused'; problem: UnsealProblem }

/** Bytes that are read at once. */
const bytesPerStep = 4_000_000

const reply = (message: FileReply) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<FileRequest>) => {
  if ('secret' in data) return open(data.record, data.secret)
  if ('record' in data) return reply({ kind: 'written', file: buildCaseFile(data.record) })
  const text = await readText(data.file).catch(() => undefined)
  const result =
    text === undefined
      ? ({ problem: 'unreadable' } as const)
      : parseCaseFile(text, Date.now(), (done) => showProgress(0.5 + done / 2))
  reply({ kind: 'read', result })
})

async function open(record: CaseRecord, secret: string | CaseKey) {
  const opened = await openRecord(record, secret)
  if ('problem' in opened) return reply({ kind: 'refused', problem: opened.problem })
  const { subjects, reports, ...rest } = opened.contents
  for (const subject of subjects) reply({ kind: 'subject', subject })
  for (const report of reports) reply({ kind: 'report', report })
  reply({ kind: 'opened', key: opened.key, rest })
}

const showProgress = (done: number) => reply({ kind: 'progress', done })

/** Returns the text of a file; of a foreign one, the start. */
async function readText(file: File): Promise<string> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for (let start = 0; start < file.size; start += bytesPerStep) {
    const bytes = await file.slice(start, start + bytesPerStep).arrayBuffer()
    pieces.push(decoder.decode(bytes, { stream: true }))
    if (!isCaseStart(pieces[0] ?? '')) break
    showProgress((0.5 * start) / file.size)
  }
  return pieces.join('')
}
