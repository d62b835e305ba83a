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

export const isImageFile = ({ url }: StoredFile) => url.startsWith('data:image/')

/** Creates a text file for samples. */
export const createTextFile = (name: string, text: string, type = 'text/plain'): StoredFile => ({
  name,
  size: new TextEncoder().encode(text).length,
  url: `data:${type};charset=utf-8,${encodeURIComponent(text)}`,
})

const readFile = (file: File) =>
  new Promise<StoredFile>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ name: file.name, size: file.size, url: String(reader.result) })
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

export const readFiles = (files: readonly File[]): Promise<StoredFile[]> => Promise.all(files.map(readFile))

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
