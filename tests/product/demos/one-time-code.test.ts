import { expect, test } from 'vitest'
import {
  acceptsCode,
  computeCode,
  createKey,
  createRecoveryCodes,
} from '../../../src/demos/ui-kit/modal/one-time-code.ts'

/** The key "12345678901234567890" of RFC 6238, appendix B, whose codes end with these six digits. */
const rfcKey = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('computes the code of RFC 6238 at %i s', async (seconds, code) => {
  expect(await computeCode(rfcKey, seconds * 1000)).toBe(code)
})

test('accepts the code of the half minute before, and no older one', async () => {
  expect(await acceptsCode(rfcKey, '287082', 89_000)).toBe(true)
  expect(await acceptsCode(rfcKey, '287082', 120_000)).toBe(false)
})

test('creates different keys and recovery codes', () => {
  expect(createKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(createKey()).not.toBe(createKey())
  const codes = createRecoveryCodes(8)
  expect(new Set(codes).size).toBe(8)
  expect(codes.every((code) => /^[0-9a-f]{4}-[0-9a-f]{4}$/.test(code))).toBe(true)
})
