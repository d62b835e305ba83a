import { buildCaseFile, type FileProblem, isCaseStart, parseCaseFile } from './case-file.ts'
import type { CaseRecord } from './record.ts'

/** The message to the worker: a file to read, or a case to write. */
export type FileRequest = { file: File } | { record: CaseRecord }

/** The messages of the worker: the part that is done, from 0 to 1, and the result. */
export type FileReply =
  | { kind: 'progress'; done: number }
  | { kind: 'read'; result: CaseRecord | { problem: FileProblem | 'unreadable' } }
  | { kind: 'written'; file: Blob }

/** Bytes that are read at once. */
const bytesPerStep = 4_000_000

const reply = (message: FileReply) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<FileRequest>) => {
  if ('record' in data) return reply({ kind: 'written', file: buildCaseFile(data.record) })
  const text = await readText(data.file).catch(() => undefined)
  const result =
    text === undefined
      ? ({ problem: 'unreadable' } as const)
      : parseCaseFile(text, Date.now(), (done) => showProgress(0.5 + done / 2))
  reply({ kind: 'read', result })
})

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
