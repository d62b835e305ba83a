import { compared } from '../../../../codegen/answer/compared.ts'

/** Words that addresses, companies and sentences share with everybody's. */
const common = new Set(
  'comercio transportes ltda magazine falou pede retorno ramal mora atende data image jpeg base'.split(' '),
)

const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/** The values that a text still tells: as they were, without mask or accents, by one of their words, or by their digits. */
export function leaksIn(text: string, personal: readonly string[]): string[] {
  const lines = text.split(/[\n"]/).map(compared)
  const whole = lines.join('\n')
  const words = new Set(wordsIn(text))
  return personal.filter((value) => {
    const digits = value.replace(/\D/g, '')
    return (
      whole.includes(compared(value)) ||
      (digits.length >= 6 && whole.includes(digits)) ||
      wordsIn(value).some((word) => !common.has(word) && words.has(word))
    )
  })
}
