import type { Call } from '../../codegen/contract/source-calls.ts'
import { bytesOf } from '../../manifest/contract/sent-value.ts'

/** Bytes of a body without pictures. A text field holds at most 1,000 characters. */
const mostOfTexts = bytesOf(1)

/** Values and keys of a body: no form sends as many. */
const mostValues = 10_000

/** Returns the bytes that the largest body of an operation may have: its texts, and its pictures in base64. */
export function largestBody(calls: readonly Call[]): number {
  const ofPictures = calls.map(({ definition }) =>
    definition.fields.map((field) => (field.kind === 'image' ? (bytesOf(field.maxMegabytes) * 4) / 3 : 0)),
  )
  const sums = ofPictures.map((sizes) => sizes.reduce((sum, size) => sum + size, 0))
  return mostOfTexts + Math.ceil(Math.max(0, ...sums))
}

/** Returns true if a JSON text may hold more values than any form sends. Stops at the limit, and parses nothing. */
export function holdsTooMuch(json: string): boolean {
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) {
    count += 1
    if (count > mostValues) return true
  }
  return false
}
