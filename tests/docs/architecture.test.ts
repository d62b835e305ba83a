import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

const architecture = read('docs/architecture.md')

/** The rows of the table below a heading, a list of cells each. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = architecture.split(`## ${heading}\n`)
  const [, rows = ''] = /\n\|[-| ]+\|\n((?:\|.*\|\n)+)/.exec(section) ?? []
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const listNames = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

describe('the walk from a variant to the DOM', () => {
  const hops = tableBelow('A walk from one YAML variant to the DOM')

  it('takes at most twelve hops', () => {
    expect(hops.map(([number]) => number)).toEqual(hops.map((_, index) => String(index + 1)))
    expect(hops.length).toBeGreaterThan(6)
    expect(hops.length).toBeLessThanOrEqual(12)
  })

  it.each(hops)('hop %s, %s: has %s', (_number, file, what) => {
    const [path = ''] = listNames(file)
    const [symbol = ''] = listNames(what)
    expect(symbol).not.toBe('')
    expect(read(path)).toContain(symbol)
  })
})
