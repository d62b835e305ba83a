/** A data URL, which the security policy allows. Nothing leaves the browser. */
export const readImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
/** A file is read in this many parts, so that small ones have a progress too. */
const partCount = 20

/** A pause in ms after each part: without it the progress of a local file is too fast to see. */
const pauseMs = 100

type ReadOptions = {
  /** The byte at which to go on, after a pause. */
  from: number
  signal: AbortSignal
  onProgress: (bytes: number) => void
  /** Fails in the middle, as an interrupted transfer would. */
  isInterrupted?: boolean
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads a file in parts, from `from` on. Rejects when `signal` aborts, or if the file cannot be read any more. */
export async function readFileInParts(
  file: Blob,
  { from, signal, onProgress, isInterrupted = false }: ReadOptions,
): Promise<void> {
  const partSize = Math.max(1, Math.ceil(file.size / partCount))
  for (let start = from; start < file.size; start += partSize) {
    signal.throwIfAborted()
    await file.slice(start, start + partSize).arrayBuffer()
    await pause(pauseMs)
    signal.throwIfAborted()
    if (isInterrupted && start + partSize >= file.size / 2) throw new Error('interrupted')
    onProgress(Math.min(file.size, start + partSize))
  }
}

/** The SHA-256 of the whole content in hexadecimal digits: a proof that the file was read. */
export async function digestFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
