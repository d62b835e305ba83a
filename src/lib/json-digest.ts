/** The end of a JSON object that is written in lines. */
const end = '\n}\n'

const formatHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of a text; `undefined` without WebCrypto, on pages without https. */
export async function digestText(text: string): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined
  return formatHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/**
 * Adds the member `sha256` to a JSON file, on a line of its own before the closing brace. It is the digest of all
 * bytes above that line. Without WebCrypto, on pages without https, returns the file as it is.
 */
export async function addJsonDigest(file: Blob): Promise<Blob> {
  if (globalThis.crypto?.subtle === undefined) return file
  const content = new Blob([file.slice(0, file.size - end.length), ',\n'])
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return new Blob([content, `  "sha256": "${formatHex(digest)}"${end}`])
}
