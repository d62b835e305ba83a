import { createWordSplitter, listSearchWords } from '../resolve/list-search-words.ts'
import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant } from './statements.ts'

/** Emits the words inside each consulta, by its id. They are a file of their own, because only the search reads them. */
export const emitSearchWords = ({ families }: Model) => {
  const splitText = createWordSplitter()
  const words = families
    .flatMap(({ variants }) => variants)
    .map((variant) => [variant.id, listSearchWords(variant, splitText)])
  return sourceFile('search-words.ts', [
    constant('searchWords', Object.fromEntries(words), 'Record<string, string[]>'),
  ])
}
