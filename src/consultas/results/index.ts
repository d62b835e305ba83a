/**
 * The exports that show an answer in a batch. `export/index.ts` has those that batches load lazily for files.
 */

export { summaryParts } from '@/blocks/summary/text.ts'
export { Answer } from './answer.tsx'
export { DemoBadge } from './demo-badge.tsx'
export { listMissingLabels } from './incomplete/missing-labels.ts'
export { listRequestFacts, RequestCode } from './request-code.tsx'
export { hasSensitiveLayout } from './sensitive-paths.ts'
