import { describe, expect, it } from 'vitest'
import { isTruthy } from '../../../manifest/contract/is-truthy.ts'

describe('isTruthy', () => {
  // ViaCEP sends "erro" as a boolean or as a text.
  it.each([true, 'true', 'S', 1, ['x'], { a: 1 }])('%j is truthy', (value) =>
    expect(isTruthy(value)).toBe(true),
  )

  it.each([false, 'false', 'N', 'Não', '', '0', 0, null, undefined, []])('%j is not truthy', (value) =>
    expect(isTruthy(value)).toBe(false),
  )
})
