import { describe, expect, it } from 'vitest'
import { dottedMap, mapSize, projectPoint } from '@/pages/auth/dotted-country.tsx'

const step = 5
const points = dottedMap(step)

const hasDotNear = (longitude: number, latitude: number) => {
  const [x, y] = projectPoint(longitude, latitude)
  return points.some(([px, py]) => Math.hypot(px - x, py - y) <= step)
}

describe('the dotted map', () => {
  it.each([
    ['Brasília', -47.9, -15.8, true],
    ['Boa Vista, in the north', -60.7, 2.8, true],
    ['Rio Branco, in the west', -67.8, -9.97, true],
    ['Recife, in the east', -35, -8.1, true],
    ['Pelotas, in the south', -52.9, -31.7, true],
    ['the Atlantic', -32, -15, false],
    ['La Paz', -68.1, -16.5, false],
    ['Asunción', -58.5, -25.5, false],
    ['Montevideo', -56.2, -34.4, false],
  ])('has the right dots at %s', (_place, longitude, latitude, expected) => {
    expect(hasDotNear(longitude, latitude)).toBe(expected)
  })
})

it('keeps every dot inside the drawing', () => {
  const isIn = points.every(([x, y]) => x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height)
  expect(isIn).toBe(true)
})
