import * as z from 'zod/mini'
import {
  type Bytes,
  type CaseRecord,
  caseFormat,
  caseVersion,
  nonceBytes,
  rounds,
  saltBytes,
  tagBytes,
} from './record.ts'

const at = z.int().check(z.minimum(0))

const sealed = z.object({ nonce: z.string(), ciphertext: z.string() })

/** A case in a file: the record without what the browser adds to it, with bytes in base64. */
const caseFile = z.object({
  rounds: z.literal(rounds),
  id: z.uuid(),
  createdAt: at,
  savedAt: at,
  size: z.int(),
  salt: z.string(),
  check: sealed,
  contents: sealed,
})

/** Reasons why a file is not read. `dates` are in the future. */
export type FileProblem = 'foreign' | 'version' | 'damaged' | 'dates'

/** The time in ms by which the clock of another computer may be ahead. */
const clockTolerance = 24 * 60 * 60_000

/** Bytes that one call of `String.fromCharCode` takes. A multiple of 3, so that their base64 has no padding. */
const bytesPerStep = 0x6000

/** Returns the bytes in base64, in pieces. */
function* encodeBase64(bytes: Bytes): Generator<string> {
  for (let start = 0; start < bytes.length; start += bytesPerStep)
    yield btoa(String.fromCharCode(...bytes.subarray(start, start + bytesPerStep)))
}

/** Characters decoded at once. A multiple of 4, as base64 has groups of 4. */
const charactersPerStep = 0x100000

/**
 * Decodes base64. Throws if it is invalid.
 * @param onProgress receives the part that is done, from 0 to 1
 */
function decodeBase64(text: string, onProgress: (done: number) => void = () => undefined): Bytes {
  const bytes = new Uint8Array(Math.ceil(text.length / 4) * 3)
  let length = 0
  for (let start = 0; start < text.length; start += charactersPerStep) {
    const binary = atob(text.slice(start, start + charactersPerStep))
    for (let index = 0; index < binary.length; index++) bytes[length++] = binary.charCodeAt(index)
    onProgress(start / text.length)
  }
  return bytes.slice(0, length)
}

/** Returns the file's content. It is encrypted like the stored record. */
export function buildCaseFile({ head, salt, check, contents }: CaseRecord): Blob {
  const { id, version, createdAt, savedAt, size } = head
  const start = { format: caseFormat, rounds, id, version, createdAt, savedAt, size }
  return new Blob(
    [
      JSON.stringify(start).slice(0, -1),
      ',"salt":"',
      ...encodeBase64(salt),
      '","check":',
      ...writeSealed(check),
      ',"contents":',
      ...writeSealed(contents),
      '}',
    ],
    { type: 'application/json' },
  )
}

const writeSealed = ({ nonce, ciphertext }: CaseRecord['check']) => [
  '{"nonce":"',
  ...encodeBase64(nonce),
  '","ciphertext":"',
  ...encodeBase64(ciphertext),
  '"}',
]

/**
 * Reads the text of a file. It checks the form only: the passphrase decides about the contents.
 * @param now in ms since the epoch
 * @param onProgress receives the part that is done, from 0 to 1
 */
export function parseCaseFile(
  text: string,
  now: number,
  onProgress?: (done: number) => void,
): CaseRecord | { problem: FileProblem } {
  const raw = tryParse(text)
  // A truncated file is no JSON, but it starts like one.
  if (raw === undefined) return { problem: isCaseStart(text) ? 'damaged' : 'foreign' }
  if (Reflect.get(raw, 'format') !== caseFormat) return { problem: 'foreign' }
  if (Reflect.get(raw, 'version') !== caseVersion) return { problem: 'version' }
  const { success, data } = caseFile.safeParse(raw)
  if (!success) return { problem: 'damaged' }
  if (Math.max(data.createdAt, data.savedAt) > now + clockTolerance) return { problem: 'dates' }
  return decodeRecord(data, onProgress) ?? { problem: 'damaged' }
}

/** Returns true if a text starts like a case file. */
export const isCaseStart = (text: string): boolean => text.slice(0, 1000).includes(`"${caseFormat}"`)

function decodeRecord(
  { id, createdAt, savedAt, size, salt, check, contents }: z.infer<typeof caseFile>,
  onProgress?: (done: number) => void,
): CaseRecord | undefined {
  const decode = ({ nonce, ciphertext }: typeof check) => ({
    nonce: decodeBase64(nonce),
    ciphertext: decodeBase64(ciphertext, onProgress),
  })
  try {
    const record = {
      head: { id, version: caseVersion, createdAt, savedAt, size },
      salt: decodeBase64(salt),
      check: decode(check),
      contents: decode(contents),
    }
    return hasRightSizes(record) ? record : undefined
  } catch {
    return undefined
  }
}

const hasRightSizes = ({ head, salt, check, contents }: CaseRecord) =>
  salt.length === saltBytes &&
  check.nonce.length === nonceBytes &&
  // An encrypted empty text.
  check.ciphertext.length === tagBytes &&
  contents.nonce.length === nonceBytes &&
  contents.ciphertext.length === head.size

function tryParse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
