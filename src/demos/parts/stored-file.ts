import type { Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { download } from '@/lib/download.ts'
import type { FileRules } from '../ui-kit/files/file-rules.ts'

/** A small file that is stored with the state of a demo. `url` is a data URL, `size` is in bytes. */
export const storedFileSchema = z.object({ name: z.string(), size: z.number(), url: z.string() })

export type StoredFile = Readonly<z.infer<typeof storedFileSchema>>

/** Browsers store about 5 MB per site. */
export const storedFileRules: FileRules = {
  endings: ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.csv', '.txt', '.docx', '.xlsx'],
  maxBytes: 300 * 1024,
  maxFiles: 3,
}

/** Creates a text file for samples. */
export const createTextFile = (name: string, text: string, type = 'text/plain'): StoredFile => ({
  name,
  size: new TextEncoder().encode(text).length,
  url: `data:${type};charset=utf-8,${encodeURIComponent(text)}`,
})

/** A text file of a seed. */
export type SampleTextFile = { name: string; text: string; type?: string }

export const createTextFiles = (files: readonly SampleTextFile[]): StoredFile[] =>
  files.map(({ name, text, type }) => createTextFile(name, text, type))

const readDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

export const readFiles = (files: readonly File[]): Promise<StoredFile[]> =>
  Promise.all(files.map(async (file) => ({ name: file.name, size: file.size, url: await readDataUrl(file) })))

/** A file of a task or project. */
export const taskFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /** Date and time as ISO text. */
  at: z.string(),
  /** The name of the person who added it. */
  by: z.string(),
  /** A data URL. Only small files are kept; of others the browser keeps the name and the size. */
  content: z.optional(z.string()),
})

export type TaskFile = z.infer<typeof taskFileSchema>

export type TaskFileSnapshot = Snapshot<TaskFile>

/** In bytes. Tasks have no limit of files, so only small ones are kept. */
export const maxKeptBytes = 64 * 1024

/** Describes chosen files for the store, with the content of small ones. */
export function readTaskFiles(files: Iterable<File>, by: string): Promise<TaskFile[]> {
  const at = new Date().toISOString()
  return Promise.all(
    [...files].map(async (file) => {
      const content = file.size <= maxKeptBytes ? await readDataUrl(file).catch(() => undefined) : undefined
      const described = { id: crypto.randomUUID(), name: file.name, size: file.size, at, by }
      return content === undefined ? described : { ...described, content }
    }),
  )
}

/** Decodes a data URL. `fetch` would do, but the security policy refuses it. */
function readContent(url: string): { type: string; content: BlobPart } {
  const [head = '', body = ''] = url.replace(/^data:/, '').split(/,(.*)/s)
  const type = head.replace(/;base64$/, '')
  if (!head.endsWith(';base64')) return { type, content: decodeURIComponent(body) }
  return { type, content: Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) }
}

export function downloadStoredFile({ name, url }: StoredFile): void {
  const { type, content } = readContent(url)
  download(name, type, content)
}
