import { expect, it } from 'vitest'
import { contrast } from '../../../src/demos/ui-kit/contrast.ts'

it('tells how far apart two colours are, whichever comes first', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#0F766E', '#0F766E')).toBe(1)
})
