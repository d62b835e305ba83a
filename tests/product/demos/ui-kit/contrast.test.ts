import { expect, it } from 'vitest'
import { computeContrast } from '../../../../src/demos/ui-kit/contrast.ts'

it('returns the contrast of two colors in any order', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(computeContrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(computeContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(computeContrast('#0F766E', '#0F766E')).toBe(1)
})
