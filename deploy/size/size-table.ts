import type { Size } from './bundle-sizes.ts'

export const isOver = ({ size, limit }: Size): boolean => size > limit

/** Returns a table with one line per size: name, kB after gzip, budget, requests, and the excess. */
export function sizeTable(pages: Size[], chunks: Size[]): string {
  const sizes = [...pages, ...chunks]
  const width = Math.max(...sizes.map(({ name }) => name.length), title.length)
  const head = `${title.padEnd(width)} ${columns('kB', 'budget', 'requests')}`
  const line = (size: Size) => `${size.name.padEnd(width)} ${formatSizeRow(size)}`.trimEnd()
  return [head, ...pages.map(line), '', ...chunks.map(line), ''].join('\n')
}

const title = 'JavaScript after gzip'

const columns = (...cells: [string, string, string]) => cells.map((cell) => cell.padStart(9)).join('')

function formatSizeRow(row: Size): string {
  const { size, limit, requests } = row
  const cells = columns(size.toFixed(2), limit.toFixed(2), requests === undefined ? '' : String(requests))
  return isOver(row) ? `${cells}  over by ${(size - limit).toFixed(2)}` : cells
}
