import { describe, expect, it } from 'vitest'
import { arcPath, computeArcs } from '../../../../src/demos/ui-kit/arc.ts'
import * as samples from '../../../../src/demos/ui-kit/chart-samples.ts'
import { toFileName } from '../../../../src/demos/ui-kit/charts/chart-file.ts'
import { continueLoad, createLoad, toLoadData } from '../../../../src/demos/ui-kit/charts/live-load.ts'
import {
  listLastDays,
  listLastMonths,
  listLastWorkdays,
} from '../../../../src/demos/ui-kit/charts/sample-series.ts'
import { buildGridCsv, readRow, toValueGrid } from '../../../../src/demos/ui-kit/charts/value-grid.ts'
import {
  canZoomIn,
  include,
  pan,
  showAll,
  zoomIn,
  zoomOut,
} from '../../../../src/demos/ui-kit/charts/zoom.ts'
import { findScene, scenes } from '../../../../src/demos/ui-kit/video/scenes.ts'
import { formatCount } from '../../../../src/lib/format/quantity.ts'

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

describe('the zoom of a series', () => {
  it('halves the window around its centre', () => {
    expect(zoomIn({ from: 0, to: 99 }, 100)).toEqual({ from: 25, to: 74 })
  })

  it('keeps a few values when there is nothing more to halve', () => {
    const window = { from: 10, to: 16 }
    expect(zoomIn(window, 100)).toEqual(window)
    expect(canZoomIn(window)).toBe(false)
  })

  it('doubles the window, at most to the whole series', () => {
    expect(zoomOut({ from: 80, to: 99 }, 100)).toEqual({ from: 60, to: 99 })
    expect(zoomOut({ from: 10, to: 90 }, 100)).toEqual(showAll(100))
  })

  it('moves by half a window and stops at the ends', () => {
    expect(pan({ from: 40, to: 59 }, -1, 100)).toEqual({ from: 30, to: 49 })
    expect(pan({ from: 85, to: 94 }, 1, 100)).toEqual({ from: 90, to: 99 })
  })

  it('moves just far enough to show an index', () => {
    expect(include({ from: 10, to: 19 }, 22)).toEqual({ from: 13, to: 22 })
    expect(include({ from: 10, to: 19 }, 4)).toEqual({ from: 4, to: 13 })
    expect(include({ from: 10, to: 19 }, 15)).toEqual({ from: 10, to: 19 })
  })
})

describe('the values of a chart', () => {
  const grid = toValueGrid({
    categories: [{ label: 'jan', title: 'Janeiro' }],
    series: [
      { name: 'Livros', color: 'first', values: [1420] },
      { name: 'Jogos', color: 'fifth', values: [7] },
    ],
    format: formatCount,
  })

  it('become a table, a sentence and a file', () => {
    expect(readRow(grid, 0)).toBe('Janeiro. Livros: 1.420; Jogos: 7')
    expect(buildGridCsv(grid)).toBe('\uFEFFItem;Livros;Jogos\r\nJaneiro;1.420;7\r\n')
  })

  it('are saved under a name without accents', () => {
    expect(toFileName('Preço, vendas e nota dos títulos')).toBe('preco-vendas-e-nota-dos-titulos')
  })
})

describe('the sample data', () => {
  it('are not used twice', () => {
    const values = Object.values(samples)
      .flatMap((sample) => (typeof sample === 'object' && 'series' in sample ? sample.series : []))
      .map((series) => series.values.join())
    expect(values).toHaveLength(new Set(values).size)
    expect(values.length).toBeGreaterThan(10)
  })
})

describe('sample days', () => {
  const friday = new Date(2026, 10, 27)

  it('end yesterday', () => {
    expect(listLastDays(3, friday).map(({ title }) => title)).toEqual([
      '24/11/2026',
      '25/11/2026',
      '26/11/2026',
    ])
  })

  it('leave out weekends for markets', () => {
    const days = listLastWorkdays(10, friday)
    expect(days).toHaveLength(10)
    expect(days.filter(({ weekday }) => weekday === 0 || weekday === 6)).toEqual([])
  })

  it('end with the last complete month', () => {
    expect(listLastMonths(2, new Date(2026, 0, 31)).map(({ title }) => title)).toEqual([
      'novembro de 2025',
      'dezembro de 2025',
    ])
  })
})

describe('the simulated load', () => {
  it('drops the oldest value when it adds one, and names them by their age', () => {
    const load = createLoad()
    const next = continueLoad(load)
    expect(next.values).toHaveLength(load.values.length)
    expect(next.values.slice(0, -1)).toEqual(load.values.slice(1))
    expect(toLoadData(next).categories.at(-1)?.title).toBe('Agora')
    expect(toLoadData(next).categories[0]?.title).toBe('Há 39 s')
  })

  it('starts with the same values for the same seed', () => {
    expect(createLoad(3).values).toEqual(createLoad(3).values)
    expect(createLoad(3).values).not.toEqual(createLoad(4).values)
  })
})
