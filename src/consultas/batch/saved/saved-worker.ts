import { parseJson } from '@/lib/parse-json.ts'

/** The messages of the worker: the head of a saved batch, then its lines in portions. `count` is the number of all lines. */
export type SavedReply =
  | { kind: 'head'; head: Record<string, unknown>; count: number }
  | { kind: 'lines'; lines: unknown[] }
  | { kind: 'end' }
  | { kind: 'not-json' }

/** One message with all answers would block the page. */
const linesPerMessage = 100

const reply = (message: SavedReply) => postMessage(message)

addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const saved = await readJson(file)
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return reply({ kind: 'not-json' })
  const { lines, ...head } = saved as Record<string, unknown>
  const list = Array.isArray(lines) ? lines : []
  reply({ kind: 'head', head, count: list.length })
  for (let start = 0; start < list.length; start += linesPerMessage)
    reply({ kind: 'lines', lines: list.slice(start, start + linesPerMessage) })
  reply({ kind: 'end' })
})

async function readJson(file: File): Promise<unknown> {
  try {
    return parseJson(await file.text())
  } catch {
    return undefined
  }
}
