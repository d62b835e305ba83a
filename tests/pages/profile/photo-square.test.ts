import { expect, it } from 'vitest'
import { cropSquare } from '@/pages/profile/photo-field.tsx'

it.each([
  ['a wide picture', 4000, 3000, { x: 500, y: 0, side: 3000, size: 128 }],
  ['a tall picture', 300, 900, { x: 0, y: 300, side: 300, size: 128 }],
  ['a square', 128, 128, { x: 0, y: 0, side: 128, size: 128 }],
  ['a picture smaller than a photo, without enlarging it', 60, 40, { x: 10, y: 0, side: 40, size: 40 }],
])('crops the centre of %s', (_, width, height, expected) => {
  expect(cropSquare(width, height)).toEqual(expected)
})
