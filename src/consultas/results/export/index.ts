/**
 * What batches export of an answer. Apart from `results/index.ts`, since a bundler puts all that one file exports into
 * the chunks of whoever imports it, and nobody who does not export should load this.
 */
export type { IsShown } from '../reveal-state.ts'
export { shownText } from '../shown-text.ts'
export { answerColumns } from './columns.ts'
export { fileName } from './file-name.ts'
export { maskedAnswer } from './masked-answer.ts'
