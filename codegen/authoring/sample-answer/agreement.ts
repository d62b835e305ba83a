import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { Word } from './words.ts'

/** Plural endings of nouns and adjectives. The first match wins. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/ão$/, 'ões'],
  [/ível$/, 'íveis'],
  [/ável$/, 'áveis'],
  [/([aou])l$/, '$1is'],
  [/el$/, 'éis'],
  [/il$/, 'is'],
  [/m$/, 'ns'],
  [/(?<=[rz])$/, 'es'],
  [/ês$/, 'eses'],
  [/(?<=[aeiouãéíóú])$/, 's'],
]

export function toPlural(text: string): string {
  const [ending, plural] = plurals.find(([pattern]) => pattern.test(text)) ?? []
  return ending && plural !== undefined ? text.replace(ending, plural) : text
}

const feminineEnding = /(?:a|cao|sao|dade|gem|encia|ancia)$/

const isFeminine = ({ text, particle, singular }: Word) =>
  particle === 'da' || (particle !== 'do' && feminineEnding.test(singular ?? foldText(text)))

/** Returns an adjective in the form of its noun: 'telefones ativos', 'conta ativa'. */
export function agree(adjective: string, noun: Word): string {
  const own = isFeminine(noun) ? adjective.replace(/o$/, 'a').replace(/(?<=[dt])or$/, 'ora') : adjective
  return noun.isPlural ? toPlural(own) : own
}
