import { toComparable } from '../../../../../codegen/authoring/sample-answer/words.ts'

/** Common words of addresses, companies and sentences, which identify nobody. */
const commonWords = new Set(
  'comercio transportes ltda magazine falou pede retorno ramal mora atende data image jpeg base'.split(' '),
)

const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/**
 * Returns the values that a text contains: unchanged, without punctuation or accents, by one of their words,
 * or by their digits.
 */
export function findLeaks(text: string, personal: readonly string[]): string[] {
  const lines = text.split(/[\n"]/).map(toComparable)
  const whole = lines.join('\n')
  const words = new Set(splitWords(text))
  return personal.filter((value) => {
    const digits = value.replace(/\D/g, '')
    return (
      whole.includes(toComparable(value)) ||
      (digits.length >= 6 && whole.includes(digits)) ||
      splitWords(value).some((word) => !commonWords.has(word) && words.has(word))
    )
  })
}
