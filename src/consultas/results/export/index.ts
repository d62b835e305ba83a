/**
 * What batches export of an answer, or show in columns that the user chose. Apart from `results/index.ts`, since a bundler puts all that one file exports into
 * the chunks of whoever imports it, and nobody who does neither should load this.
 */
export { shownText, viewOf } from '../shown-text.ts'
export { sortValueOf } from '../table/sort-value.ts'
export { answerColumns } from './columns.ts'
export { fileName } from './file-name.ts'
export { maskedAnswer } from './masked-answer.ts'
