import { runStepsInSlices, type SliceOptions, type Steps } from './run-in-slices.ts'

/** So many characters of pieces are joined: a file of a hundred thousand parts is slow to put together. */
const partLength = 64_000

/**
 * A file's content, written piece by piece in slices, so that the page stays responsive with any number of pieces. What
 * is written is left to the browser at once: the whole never is one text in memory. An empty piece only lets time pass.
 * `onProgress` is told how many pieces that are not empty are written. Rejects when `signal` aborts.
 */
export async function buildTextBlob(
  pieces: Iterable<string>,
  { onProgress, ...options }: SliceOptions = {},
): Promise<Blob> {
  let written = 0
  const parts = await runStepsInSlices(
    joinPieces(pieces, () => {
      written += 1
    }),
    { ...options, onProgress: () => onProgress?.(written) },
  )
  return new Blob(parts)
}

function* joinPieces(pieces: Iterable<string>, onWritten: () => void): Steps<Blob[]> {
  const parts: Blob[] = []
  let waiting: string[] = []
  let length = 0
  for (const piece of pieces) {
    if (piece !== '') {
      waiting.push(piece)
      length += piece.length
      onWritten()
    }
    if (length >= partLength) {
      parts.push(new Blob(waiting))
      waiting = []
      length = 0
    }
    yield
  }
  return [...parts, new Blob(waiting)]
}
