/**
 * What batches export of an answer, or show in columns that the user chose. Apart from `results/index.ts`, since a bundler puts all that one file exports into
 * the chunks of whoever imports it, and nobody who does neither should load this.
 */
export { createShownAnswer as viewOf, shownText } from '../shown-text.ts'
export { buildSortValue as sortValueOf } from '../table/sort-value.ts'
export { fileName } from './file-name.ts'
export { hideSensitiveValues as maskedAnswer } from './hide-sensitive-values.ts'
export { answerColumns } from './registry.ts'
