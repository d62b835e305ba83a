import { describe, expect, it } from 'vitest'
import { clusterCapitals, computeRadius } from '../../../../src/demos/ui-kit/map/clusters.ts'
import {
  drawnCapitals,
  drawnStates,
  joinBounds,
  listNearestCapitals,
  mapSize,
} from '../../../../src/demos/ui-kit/map/geometry.ts'
import { panBy, pinchBy, wholeMap, zoomBy, zoomTo } from '../../../../src/demos/ui-kit/map/map-view.ts'

describe('the geographic map', () => {
  it('draws 27 states inside the frame, small ones on top', () => {
    expect(drawnStates).toHaveLength(27)
    expect(drawnStates.every(({ path }) => path.startsWith('M'))).toBe(true)
    const [[left, top], [right, bottom]] = joinBounds(drawnStates)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(11)
    expect(Math.max(right - mapSize.width, bottom - mapSize.height)).toBeLessThanOrEqual(-11)
    expect(drawnStates.at(-1)?.state.uf).toBe('DF')
  })

  it('places each capital in the bounds of its state', () => {
    for (const { capital, x, y } of drawnCapitals) {
      const state = drawnStates.find(({ state }) => state.uf === capital.uf)
      const [[left, top], [right, bottom]] = state?.bounds ?? joinBounds(drawnStates)
      const slack = 4
      expect(
        left - slack < x && x < right + slack && top - slack < y && y < bottom + slack,
        capital.name,
      ).toBe(true)
    }
  })

  it('knows the distance between capitals', () => {
    const [nearest] = listNearestCapitals('PB', 1)
    expect(nearest?.capital.name).toBe('Recife')
    expect(nearest?.distance).toBeCloseTo(103, -1)
  })

  it('separates clusters while zooming in', () => {
    const counts = [1, 3, 12].map((scale) => clusterCapitals(drawnCapitals, scale).length)
    expect(counts[0]).toBeLessThan(counts[1] ?? 0)
    expect(counts[2]).toBe(27)
    expect(computeRadius(11_451_999)).toBeGreaterThan(computeRadius(302_692))
  })
})

describe('the view of a map', () => {
  it('keeps the point under the pointer', () => {
    const view = zoomBy(wholeMap, 2, { x: 150, y: 450 })
    expect([(150 - view.x) / view.scale, (450 - view.y) / view.scale]).toEqual([150, 450])
  })

  it('never shows what is beside the map', () => {
    expect(panBy(wholeMap, 50, 50)).toEqual(wholeMap)
    expect(panBy(zoomBy(wholeMap, 2), 9000, -9000)).toEqual({ scale: 2, x: 0, y: -600 })
    expect(zoomBy(wholeMap, 0.1)).toEqual(wholeMap)
  })

  it('centres a state', () => {
    const view = zoomTo([
      [100, 100],
      [200, 200],
    ])
    expect(150 * view.scale + view.x).toBeCloseTo(300)
  })

  it('keeps what is under two fingers under them', () => {
    const start = zoomBy(wholeMap, 3)
    const [resting, from, to] = [
      { x: 200, y: 200 },
      { x: 300, y: 200 },
      { x: 340, y: 200 },
    ]
    const end = pinchBy(start, resting, from, to)
    const toMap = (view: typeof start, { x, y }: { x: number; y: number }) => [
      (x - view.x) / view.scale,
      (y - view.y) / view.scale,
    ]
    expect(end.scale).toBeCloseTo(3 * 1.4)
    for (const [finger, moved] of [
      [resting, resting],
      [from, to],
    ] as const)
      toMap(end, moved).forEach((place, axis) => {
        expect(place).toBeCloseTo(toMap(start, finger)[axis] ?? 0)
      })
  })
})
