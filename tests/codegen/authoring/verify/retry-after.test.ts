import { expect, it } from 'vitest'
import { parseRetryAfter } from '../../../../codegen/authoring/verify/source-client.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

it.each([
  ['3', 3_000],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5_000],
  ['Sun, 22 Nov 2026 11:59:00 GMT', 0],
  ['logo', undefined],
  [undefined, undefined],
])('reads Retry-After: %s', (value, ms) => expect(parseRetryAfter(value, now)).toBe(ms))
