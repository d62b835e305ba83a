import { expect, it } from 'vitest'
import { countLines, readFirstLines } from '@/lib/text-lines.ts'

it.each([
  ['', 0],
  ['a', 1],
  ['a\nb', 2],
  ['a\r\nb\r\n', 2],
  ['a\rb\rc', 3],
  ['\n\n', 2],
  ['9'.repeat(5_000_000), 1],
  ['1\n'.repeat(2_000_000), 2_000_000],
])('counts the lines of %#', (text, count) => {
  expect(countLines(text)).toBe(count)
})

it('reads the first lines, each up to a length', () => {
  expect(readFirstLines('abc\r\ndefg\r\nh', 2, 3)).toEqual(['abc', 'def'])
  expect(readFirstLines('9'.repeat(5_000_000), 3, 4)).toEqual(['9999'])
})
