import { type LeadKind, leadKinds, subjectWords } from '@manifest/kinds/index.ts'
import { leads } from '@/generated/leads.ts'

/** Returns the kinds of value that a form of the product accepts. */
export const listAcceptedKinds = (): LeadKind[] => leadKinds.filter((kind) => leads[kind] !== undefined)

/** Names the values that the search recognises: 'documento, telefone ou placa'. Adjectives agree with the first noun. */
export function nameRecognised(): { nouns: string; isFeminine: boolean } {
  const named = listAcceptedKinds()
    .map(subjectWords)
    .flatMap(({ listedAs, isFeminine = false }) => (listedAs ? [{ listedAs, isFeminine }] : []))
    .sort((one, other) => Number(one.isFeminine) - Number(other.isFeminine))
  const nouns = [...new Set(named.map(({ listedAs }) => listedAs))].join(', ')
  return {
    nouns: nouns.replace(/, ([^,]*)$/, ' ou $1') || 'valor',
    isFeminine: named[0]?.isFeminine ?? false,
  }
}
