/** Bytes per slice: small enough for a visible progress and a prompt cancellation. */
const sliceBytes = 128 * 1024

/**
 * Reads a file in slices and adds up its bytes. Yields to the browser between slices, so that the page stays
 * responsive. Throws when it is aborted.
 */
export async function sumBytes(
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  let sum = 0
  for (let start = 0; start < file.size; start += sliceBytes) {
    signal.throwIfAborted()
    const bytes = new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer())
    for (const byte of bytes) sum = (sum + byte) % 0xffffffff
    onProgress(Math.min(1, (start + sliceBytes) / file.size))
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return sum
}
