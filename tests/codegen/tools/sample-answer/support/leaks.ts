import { toComparable } from '../../../../../codegen/tools/sample-answer/words.ts'

/** Words that addresses, companies and sentences share with everybody's. */
const commonWords = new Set(
  'comercio transportes ltda magazine falou pede retorno ramal mora atende data image jpeg base'.split(' '),
)

const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/** The values that a text still tells: as they were, without mask or accents, by one of their words, or by their digits. */
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
