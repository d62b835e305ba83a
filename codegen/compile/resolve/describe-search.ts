import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { type LeadKind, subjectWords } from '../../../manifest/kinds/index.ts'

/** Returns the placeholder of the search. It names examples of the kinds that forms of the product accept. */
export function describeSearch(kinds: readonly LeadKind[]): string {
  const ranked = kinds.flatMap((kind) => {
    const { title, exampleRank } = subjectWords(kind)
    return exampleRank === undefined ? [] : [{ title, exampleRank }]
  })
  const examples = ranked
    .sort((one, other) => one.exampleRank - other.exampleRank)
    .map(({ title }) => lowerFirst(title))
  return examples.length === 0 ? 'Página ou consulta' : `${examples.join(', ')}… ou cole uma lista`
}
