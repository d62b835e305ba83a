import { type AnswerEntry, isCodeLabel } from './entries.ts'
import { type Rank, ranks } from './layout-builder.ts'
import { keyWords } from './split-key.ts'

/** What some of an object's many values are about, so that they get a block of their own. */
type Theme = { title: string; rank: Rank; atLeast: number; isMatch: (entry: AnswerEntry) => boolean }

/** The rest has no title of its own. */
export type EntryGroup<One> = { entries: One[] } | { title: string; rank: Rank; entries: One[] }

const createWordMatcher = (list: string) => {
  const words = list.split(' ')
  return ({ key }: AnswerEntry) => {
    const ownWords = keyWords(key)
    return words.some((word) => ownWords.has(word))
  }
}

const isCode = ({ label }: AnswerEntry) => isCodeLabel(label)
const isAddress = createWordMatcher(
  'logradouro endereco rua numero complemento bairro municipio cidade localidade distrito uf estado cep pais',
)
const isOtherTheme = createWordMatcher(
  'nascimento inscricao origem processo documento rg placa situacao socio telefone exterior',
)

const themes: Theme[] = [
  { title: 'Códigos', rank: ranks.codes, atLeast: 4, isMatch: isCode },
  {
    title: 'Endereço',
    rank: ranks.address,
    atLeast: 4,
    isMatch: (entry) => isAddress(entry) && !isOtherTheme(entry),
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

/** With fewer values an object stays one block. */
const minEntriesToGroup = 10

/** An object's values by what they are about; the first group is what is left, under the object's own title. */
export function groupByTheme<One extends AnswerEntry>(entries: readonly One[]): EntryGroup<One>[] {
  if (entries.length < minEntriesToGroup) return [{ entries: [...entries] }]
  let rest = [...entries]
  const groups = themes.flatMap(({ title, rank, atLeast, isMatch }): EntryGroup<One>[] => {
    const themeEntries = rest.filter(isMatch)
    if (themeEntries.length < atLeast || themeEntries.length === entries.length) return []
    rest = rest.filter((entry) => !themeEntries.includes(entry))
    return [{ title, rank, entries: themeEntries }]
  })
  return [{ entries: rest }, ...groups]
}

/** Whether most of an object's values are the parts of an address. */
export const isMostlyAddress = (entries: readonly AnswerEntry[]) =>
  entries.filter(isAddress).length >= Math.max(3, entries.length / 2)
