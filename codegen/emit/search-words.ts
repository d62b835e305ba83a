import { createWordSplitter, listSearchWords } from '../resolve/list-search-words.ts'
import type { Model } from '../resolve/model.ts'
import { type NamedList, shareBeginnings, spread } from './share-beginnings.ts'
import { sourceFile } from './source-file.ts'
import { constant, privateConstant } from './statements.ts'

/**
 * The words that stand inside each consulta, by its id; a file of its own, since the search alone reads them. What lists
 * begin or end with like others, as those of a family's variants do, stands there once.
 */
export const emitSearchWords = ({ families }: Model) => {
  const variants = families.flatMap((family) => family.variants)
  const splitText = createWordSplitter()
  const shared: [name: string, words: unknown[]][] = []
  const addSharedList = (words: unknown[]) => {
    const name = `words${shared.length + 1}`
    shared.push([name, words])
    return name
  }
  const begun = shareBeginnings(
    variants.map((variant) => listSearchWords(variant, splitText)),
    addSharedList,
  )
  const ended = shareBeginnings(
    begun.map(({ rest }) => rest.toReversed()),
    (words) => addSharedList(words.toReversed()),
  )
  const words = variants.map(({ id }, index) => [id, wordsBetween(begun[index], ended[index])] as const)
  return sourceFile('search-words.ts', [
    ...shared.map(([name, value]) => privateConstant(name, value, 'string[]')),
    constant('searchWords', Object.fromEntries(words), 'Record<string, string[]>'),
  ])
}

const wordsBetween = (begun: NamedList | undefined, ended: NamedList | undefined) => [
  ...(begun?.name === undefined ? [] : [spread(begun.name)]),
  ...(ended?.rest.toReversed() ?? []),
  ...(ended?.name === undefined ? [] : [spread(ended.name)]),
]
