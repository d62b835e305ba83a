import type { Model } from '../resolve/model.ts'
import { wordsInside } from '../resolve/words-inside.ts'
import { sourceFile } from './source-file.ts'
import { constant } from './statements.ts'

/** The words that stand inside each consulta, by its id; a file of its own, since the search alone reads them. */
export const emitSearchWords = ({ families }: Model) => {
  const words = families.flatMap(({ variants }) =>
    variants.map((variant) => [variant.id, wordsInside(variant)] as const),
  )
  return sourceFile('search-words.ts', [
    constant('searchWords', Object.fromEntries(words), 'Record<string, string[]>'),
  ])
}
