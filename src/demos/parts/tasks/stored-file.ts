import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

export const storedFileSchema = z.object({
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

export type StoredFile = z.infer<typeof storedFileSchema>

export type StoredFileSnapshot = Snapshot<StoredFile>

/** In bytes. Local storage holds about 5 MB for all demos. */
export const maxKeptBytes = 64 * 1024

function readContent(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}

/** Describes chosen files for the store, with the content of small ones. */
export function readFiles(files: Iterable<File>, by: string): Promise<StoredFile[]> {
  const at = new Date().toISOString()
  return Promise.all(
    [...files].map(async (file) => {
      const content = file.size <= maxKeptBytes ? await readContent(file) : undefined
      const described = { id: crypto.randomUUID(), name: file.name, size: file.size, at, by }
      return content === undefined ? described : { ...described, content }
    }),
  )
}
