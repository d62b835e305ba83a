import { describe, expect, it } from 'vitest'
import { listObjects, objects } from '../support/shipped-examples.ts'

/** The FIPE code prefix of each maker. */
const fipePrefixes: Record<string, string> = { Fiat: '001', VW: '005', Honda: '8111' }

/** Computes a FIPE code's check digit: the first six digits with the weights 7 to 2, modulo 11. */
function fipeDigit(code: string): string {
  const rest = [...code.slice(0, 6)].reduce((sum, digit, index) => sum + Number(digit) * (7 - index), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

describe('the vehicles of the examples', () => {
  const versions = objects.flatMap(({ marca, fipe }) =>
    listObjects(fipe).map(({ codigo }) => [String(codigo), String(marca)] as const),
  )

  it.each(versions)('%s is a valid FIPE code of %s', (code, maker) => {
    expect(code).toMatch(/^\d{6}-\d$/)
    expect(code.startsWith(fipePrefixes[maker] ?? '?')).toBe(true)
    expect(code.slice(-1)).toBe(fipeDigit(code))
  })
})
