import { describe, expect, it } from 'vitest'
import { arcPath, computeArcs } from '../../../src/demos/ui-kit/arc.ts'
import { findScene, scenes } from '../../../src/demos/ui-kit/video/scenes.ts'

describe('arcs', () => {
  it('start at the top and go clockwise', () => {
    expect(arcPath(0, 0.25, 40)).toBe('M 0.00 -40.00 A 40 40 0 0 1 40.00 0.00')
  })

  it('use the large-arc flag from half a turn on', () => {
    expect(arcPath(0, 0.75, 40)).toContain(' 0 1 1 ')
  })

  it('draw a full turn although its ends coincide', () => {
    expect(arcPath(0, 1, 40)).not.toMatch(/M 0\.00 -40\.00 .* 0\.00 -40\.00$/)
  })
})

describe('shares of a turn', () => {
  it('follow each other and fill it', () => {
    expect(computeArcs([1, 2, 1])).toEqual([
      { from: 0, to: 0.25 },
      { from: 0.25, to: 0.75 },
      { from: 0.75, to: 1 },
    ])
  })

  it('are empty for a sum of zero', () => {
    expect(computeArcs([0, 0])).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ])
  })
})

describe('the scenes of the clip', () => {
  it('follow each other and loop', () => {
    expect([0, 3.9, 4, 13, 16].map((seconds) => findScene(seconds).index)).toEqual([0, 0, 1, 3, 0])
    expect(findScene(6).progress).toBe(0.5)
  })

  it('have a caption each', () => {
    expect(scenes.every(({ caption }) => caption.endsWith('.'))).toBe(true)
  })
})
