/** What batches show of an answer. What they write of it, which is loaded late, is exported by `export/index.ts`. */
export { Answer } from './answer.tsx'
export { DemoBadge } from './demo-badge.tsx'
export { missingLabels } from './incomplete/missing-labels.ts'
export { hasSensitive } from './sensitive-paths.ts'
export { summaryLine } from './summary/text.ts'
