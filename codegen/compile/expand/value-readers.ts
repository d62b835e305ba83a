import { blockPaths } from '../../../manifest/contract/block-paths/registry.ts'
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
