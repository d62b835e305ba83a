import { type Rank, ranks } from './draft.ts'
import { type Entry, isCodeLabel } from './entries.ts'
import { keyWords } from './split-key.ts'

/** What some of an object's many values are about, so that they get a block of their own. */
type Theme = { title: string; rank: Rank; atLeast: number; has: (entry: Entry) => boolean }

/** The rest has no title of its own. */
export type Group<One> = { entries: One[] } | { title: string; rank: Rank; entries: One[] }

const someWord = (list: string) => {
  const words = list.split(' ')
  return ({ key }: Entry) => {
    const own = keyWords(key)
    return words.some((word) => own.has(word))
  }
}

const isCode = ({ label }: Entry) => isCodeLabel(label)
const isAddress = someWord(
  'logradouro endereco rua numero complemento bairro municipio cidade localidade distrito uf estado cep pais',
)
const isOfAnother = someWord(
  'nascimento inscricao origem processo documento rg placa situacao socio telefone exterior',
)

const themes: Theme[] = [
  { title: 'Códigos', rank: ranks.codes, atLeast: 4, has: isCode },
  {
    title: 'Endereço',
    rank: ranks.address,
    atLeast: 4,
    has: (entry) => isAddress(entry) && !isOfAnother(entry),
  },
  {
    title: 'Contato',
    rank: ranks.contact,
    atLeast: 2,
    has: someWord('telefone celular e-mail site fax whatsapp'),
  },
  { title: 'Simples Nacional e MEI', rank: ranks.other, atLeast: 3, has: someWord('simples mei') },
]

/** With fewer values an object stays one block. */
const fewest = 10

/** An object's values by what they are about; the first group is what is left, under the object's own title. */
export function grouped<One extends Entry>(entries: readonly One[]): Group<One>[] {
  if (entries.length < fewest) return [{ entries: [...entries] }]
  let rest = [...entries]
  const groups = themes.flatMap(({ title, rank, atLeast, has }): Group<One>[] => {
    const own = rest.filter(has)
    if (own.length < atLeast || own.length === entries.length) return []
    rest = rest.filter((entry) => !own.includes(entry))
    return [{ title, rank, entries: own }]
  })
  return [{ entries: rest }, ...groups]
}

/** Whether most of an object's values are the parts of an address. */
export const isMostlyAddress = (entries: readonly Entry[]) =>
  entries.filter(isAddress).length >= Math.max(3, entries.length / 2)
