import { blockPaths } from '../../../manifest/blocks/index.ts'
import type { Readers } from '../../../manifest/contract/read-values.ts'
import type { Block } from '../../../manifest/schema/result.ts'
import { cacheByObject } from '../read/cache-by-object.ts'

/** Returns true if a block shows a value of the answer: an alert may have only texts of its own. */
const readsValues = cacheByObject((block: Block) => blockPaths(block).length > 0)

/** Returns the parts of a layout that read values. Layouts with equal parts read the same values. */
export const listValueReaders = ({ summary, result, findings = [] }: Readers): unknown[] => [
  summary,
  ...result.filter(readsValues),
  'findings',
  ...findings,
]

/**
 * Returns a function that gives equal JSON values the same number. It writes each object once, so that thousands of
 * variants with the same inherited objects are compared fast.
 */
export function createNumbering(): (value: unknown) => number {
  const numbers = new Map<string, number>()
  const numberText = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const numberObject = cacheByObject((value: object) => numberText(JSON.stringify(value)))
  return (value) =>
    typeof value === 'object' && value !== null
      ? numberObject(value)
      : numberText(JSON.stringify(value) ?? '')
}
