import { hiddenText } from '../contract/hidden-text.ts'
import { normalizeText } from '../contract/sent-value.ts'
import { toText } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** Letters of the Latin alphabet in Unicode. `\p{L}` needs the flag `u`, which not every reader of a contract sets. */
const latinLetters = 'A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u1e00-\u1eff'

/** Accents that have no composed letter, such as the tilde of the Guarani g. */
const combiningAccents = '\u0300-\u036f'

/** The characters of a person's or company's name. */
export const namePattern = `^[${latinLetters}${combiningAccents}'’. -]+$`

const maxLength = 120

const valid = new RegExp(namePattern)

const connectives = /^(?:d[aeo]s?|e)$/i

/** Writes a hidden name: its initials, without connectives. */
const hide = (text: string) =>
  text
    .split(/\s+/)
    .flatMap((word) => (connectives.test(word) ? [] : (/^\p{L}/u.exec(word) ?? [])))
    .map((initial) => `${initial.toUpperCase()}•••`)
    .join(' ') || hiddenText

/** Words of company names that stay in capitals, and Roman numerals. A word without a vowel is an abbreviation too. */
const capitals = /^(?:S[./]?A\.?|ME|EPP|MEI|[IVX]+|[^AEIOUÀ-Ý]+)$/

const shouted = /^(?=.*\p{Lu}{2})(?=.*\s)\P{Ll}+$/u

/** Writes a name, also one that a source has in capitals: 'MARIA D'ÁVILA DOS SANTOS' is "Maria D'Ávila dos Santos". */
function show(value: unknown): string {
  const text = toText(value)
  if (!shouted.test(text)) return text
  return text
    .split(' ')
    .map((word, index) => {
      if (index > 0 && connectives.test(word)) return word.toLocaleLowerCase('pt-BR')
      if (capitals.test(word)) return word
      return word
        .toLocaleLowerCase('pt-BR')
        .replace(/(?:^|[-'’.(/])\p{Ll}/gu, (start) => start.toLocaleUpperCase('pt-BR'))
    })
    .join(' ')
}

export default {
  about: 'Nome de pessoa ou empresa',
  newField: { name: 'nome', label: 'Nome', icon: 'LuUserSearch', value: 'Marina Exemplo do Vale' },
  normalise: normalizeText,
  validate: (value) => {
    if (!valid.test(value)) return 'O nome só pode ter letras, espaços, hífen e apóstrofo'
    if (value.length > maxLength) return `O nome tem mais de ${maxLength} letras`
    const words = value.split(' ').filter((word) => /\p{L}/u.test(word))
    return words.length > 1 ? undefined : 'Escreva nome e sobrenome'
  },
  contract: {
    schema: {
      title: 'Nome',
      description: 'Nome e sobrenome de pessoa, ou razão social, em Unicode NFC, com os acentos.',
      type: 'string',
      maxLength,
      pattern: namePattern,
    },
  },
  format: { about: 'Nome de pessoa, que leva às consultas por nome', show, hide },
  isLoose: true,
  headers: ['nome'],
  subject: {
    noun: 'nome',
    title: 'Nome',
    plural: 'nomes',
    palette: 'primary',
    isShared: true,
    exampleRank: 6,
  },
} satisfies Kind
