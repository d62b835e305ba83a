import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { megabytesToBytes } from '../../manifest/contract/sent-value.ts'

/** Bytes of a body without pictures. A text field holds at most 1,000 characters. */
const maxTextBytes = megabytesToBytes(1)

/** Values and keys of a body: no form sends as many. */
const maxValues = 10_000

/** Returns the bytes that the largest body of an operation may have: its texts, and its pictures in base64. */
export function computeMaxBodyBytes(calls: readonly SourceCall[]): number {
  const pictureBytes = calls.map(({ definition }) =>
    definition.fields.map((field) =>
      field.kind === 'image' ? (megabytesToBytes(field.maxMegabytes) * 4) / 3 : 0,
    ),
  )
  const sums = pictureBytes.map((sizes) => sizes.reduce((sum, size) => sum + size, 0))
  return maxTextBytes + Math.ceil(Math.max(0, ...sums))
}

/** Returns true if a JSON text may hold more values than any form sends. Stops at the limit, and parses nothing. */
export function hasTooManyValues(json: string): boolean {
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) {
    count += 1
    if (count > maxValues) return true
  }
  return false
}
