import { runStepsInSlices, type SliceOptions, type Steps } from './run-in-slices.ts'

/** The number of characters joined into one Blob part: a Blob of 100,000 parts is slow to build. */
const partLength = 64_000

/**
 * Builds a file from pieces, in slices, so that the page stays responsive. The whole text is never in memory:
 * finished parts go to the browser. Empty pieces only let time pass. `onProgress` receives the number of
 * non-empty pieces written. Rejects when `signal` aborts.
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
