import { type AnswerEntry, isCodeLabel } from './entries.ts'
import { type Rank, ranks } from './layout-builder.ts'
import { keyWords } from './words.ts'

/** A topic that gets its own block if at least `atLeast` entries match. */
type Theme = {
  title: string
  rank: Rank
  atLeast: number
  isMatch: (entry: AnswerEntry) => boolean
  /** One of its entries must match this too. */
  needs?: (entry: AnswerEntry) => boolean
}

/** The group of the remaining entries has no title. */
type EntryGroup<One> = { entries: One[] } | { title: string; rank: Rank; entries: One[] }

const createWordMatcher = (list: string) => {
  const words = list.split(' ')
  return ({ key }: AnswerEntry) => {
    const ownWords = keyWords(key)
    return words.some((word) => ownWords.has(word))
  }
}

const isAddress = createWordMatcher(
  'logradouro endereco rua numero complemento bairro municipio cidade localidade distrito uf estado cep pais',
)
const isOtherTheme = createWordMatcher(
  'nascimento inscricao origem processo documento rg placa situacao socio telefone exterior',
)

const themes: Theme[] = [
  { title: 'Códigos', rank: ranks.codes, atLeast: 4, isMatch: ({ label }) => isCodeLabel(label) },
  {
    title: 'Endereço',
    rank: ranks.address,
    atLeast: 4,
    isMatch: (entry) => isAddress(entry) && !isOtherTheme(entry),
    needs: createWordMatcher('logradouro endereco rua bairro cep'),
  },
  {
    title: 'Contato',
    rank: ranks.contact,
    atLeast: 2,
    isMatch: createWordMatcher('telefone celular e-mail site fax whatsapp'),
  },
  {
    title: 'Simples Nacional e MEI',
    rank: ranks.other,
    atLeast: 3,
    isMatch: createWordMatcher('simples mei'),
  },
]

/** Objects with fewer values stay one block. */
const minEntriesToGroup = 10

/** Groups an object's entries by theme. The first group has the remaining entries. */
export function groupByTheme<One extends AnswerEntry>(entries: readonly One[]): EntryGroup<One>[] {
  if (entries.length < minEntriesToGroup) return [{ entries: [...entries] }]
  let rest = [...entries]
  const groups = themes.flatMap(({ title, rank, atLeast, isMatch, needs }): EntryGroup<One>[] => {
    const themeEntries = rest.filter(isMatch)
    const isTheme = themeEntries.length >= atLeast && (!needs || themeEntries.some(needs))
    if (!isTheme || themeEntries.length === entries.length) return []
    rest = rest.filter((entry) => !themeEntries.includes(entry))
    return [{ title, rank, entries: themeEntries }]
  })
  return [{ entries: rest }, ...groups]
}

/** Returns true if at least three entries, and at least half of them, are parts of an address. */
export const isMostlyAddress = (entries: readonly AnswerEntry[]) =>
  entries.filter(isAddress).length >= Math.max(3, entries.length / 2)
