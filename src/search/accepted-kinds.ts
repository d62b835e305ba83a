import { type LeadKind, leadKinds, subjectWords } from '@manifest/kinds/index.ts'
import { leads } from '@/generated/leads.ts'
import { kindInSentence } from '@/session/session-texts.ts'

/** Returns the kinds of value that a form of the product accepts. */
export const listAcceptedKinds = (): LeadKind[] => leadKinds.filter((kind) => leads[kind] !== undefined)

/** Returns the placeholder of the search, with examples of what the product accepts. */
export function describeSearch(kinds: readonly LeadKind[] = listAcceptedKinds()): string {
  const ranked = kinds.flatMap((kind) => {
    const { exampleRank } = subjectWords(kind)
    return exampleRank === undefined ? [] : [{ kind, exampleRank }]
  })
  const examples = ranked
    .sort((one, other) => one.exampleRank - other.exampleRank)
    .map(({ kind }) => kindInSentence(kind))
  return examples.length === 0 ? 'Página ou consulta' : `${examples.join(', ')}… ou cole uma lista`
}
