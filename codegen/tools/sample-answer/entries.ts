import type { Json } from '../../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject, type Scalar } from './json.ts'
import { buildLabel, lowerFirst } from './label.ts'
import { type Rank, ranks } from './layout-builder.ts'
import { keyWords } from './words.ts'

/** A value that is to be shown with a label. */
export type AnswerEntry = {
  /** From the answer, or the row. */
  keys: readonly string[]
  /** What the value is called. */
  key: string
  value: Json
  label: string
}

export const createEntry = (keys: readonly string[], value: Json): AnswerEntry => {
  const key = keys.at(-1) ?? ''
  return { keys, key, value, label: buildLabel(key) }
}

const maxInlineValues = 2

/** An object of one or two values, such as a code and its description, which needs no block of its own. */
export const isSmallObject = (value: Json): value is Record<string, Scalar> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).length <= maxInlineValues &&
  Object.values(value).every((inner) => isScalar(inner) && String(inner).length <= 200)

/** The values of an object inside another, called after both: `porte: { id, descricao }` holds the code and the size. */
export const listInnerEntries = (keys: readonly string[], object: JsonObject): AnswerEntry[] =>
  Object.entries(object).map(([key, value]) =>
    createInnerEntry(keys.at(-1) ?? '', key, [...keys, key], value),
  )

/** Words by which a value has the name of the object that it is in. */
const objectNameWords = ['descricao', 'nome', 'valor', 'texto', 'titulo', 'rotulo']
const codeNameWords = ['codigo', 'id', 'sigla', 'numero', 'tipo', 'data', 'uf', 'ano']

function createInnerEntry(outer: string, inner: string, keys: readonly string[], value: Json): AnswerEntry {
  const words = keyWords(inner)
  const isOnly = (list: string[]) => words.size === 1 && list.some((word) => words.has(word))
  if (isOnly(objectNameWords)) return { keys, value, key: outer, label: buildLabel(outer) }
  const key = `${inner}_${outer}`
  if (isOnly(codeNameWords)) return { keys, value, key, label: buildLabel(key) }
  return { keys, value, key: inner, label: buildLabel(inner) }
}

/** Whether a label is that of a code, which says little to a person. */
export const isCodeLabel = (label: string) => /^(?:Código|ID|UUID|Identificador|Sigla)(?: |$)/.test(label)

const description = /^Descrição (?:d[aeo]s? )?(.+)$/

/**
 * The entries with labels that tell them apart. Beside a code its description has the plain name: of `porte` and
 * `descricao_porte` the second is 'Porte', the first 'Código do porte'.
 */
export function distinguishLabels<One extends AnswerEntry>(entries: readonly One[]): One[] {
  const codes = new Map<string, string>()
  const plainNames = entries.map((entry) => {
    const [, name] = description.exec(entry.label) ?? []
    if (name === undefined) return entry
    const sibling = entries.find(({ label }) => label.toLowerCase() === name.toLowerCase())
    if (sibling && !isCode(sibling.value)) return entry
    if (sibling) codes.set(name.toLowerCase(), entry.label.replace('Descrição', 'Código'))
    return { ...entry, label: name.charAt(0).toUpperCase() + name.slice(1), isDescription: true }
  })
  const takenLabels = new Set<string>()
  return plainNames.map((entry) => {
    const code = 'isDescription' in entry ? undefined : codes.get(entry.label.toLowerCase())
    const label = findFreeLabel({ ...entry, label: code ?? entry.label }, takenLabels)
    takenLabels.add(label)
    return { ...entry, label }
  })
}

const isCode = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))

function findFreeLabel({ label, keys, key }: AnswerEntry, takenLabels: ReadonlySet<string>): string {
  const parentKey = keys.at(-2)
  const longLabel = parentKey === undefined ? label : `${buildLabel(parentKey)}: ${lowerFirst(label)}`
  const labels = [label, longLabel, `${label} (${key})`, `${label} (${keys.join('.')})`]
  return labels.find((candidate) => !takenLabels.has(candidate)) ?? label
}

/** What some of an object's many values are about, so that they get a block of their own. */
type Theme = { title: string; rank: Rank; atLeast: number; isMatch: (entry: AnswerEntry) => boolean }

/** The rest has no title of its own. */
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
