import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { type AnswerEntry, isCodeLabel } from './entries.ts'
import { groupByPrefix, haveSharedPrefixes } from './field-groups.ts'
import { buildFieldItems } from './field-items.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, type Rank, ranks } from './layout-builder.ts'
import { addScores, buildScoreDetailTitle } from './scores.ts'
import type { AnswerSubject } from './subject.ts'
import { detectKind } from './value-kind.ts'
import { keyWords } from './words.ts'

/** Adds an object's scores, and blocks of its other values. Skips values that the summary shows. */
export function addFields(
  builder: LayoutBuilder,
  allEntries: readonly AnswerEntry[],
  subject: AnswerSubject,
  node: AnswerNode,
) {
  const remaining = allEntries.filter(({ keys }) => !builder.summaryPaths.has(joinAnswerPath(keys)))
  const entries = addScores(builder, remaining, node)
  const part = node.title === undefined ? findOnlyPart(allEntries, node.keys) : undefined
  const isNamed = remaining.length < allEntries.length
  // Values beside the subject's object come after it.
  const isBesideHead = !isNamed && node.title === undefined && builder.summaryPaths.size > 0
  const isHead = isNamed || (node.title === undefined && part === undefined && !isBesideHead)
  const isScoreDetail = entries.length < remaining.length && !isHead
  const rank = isHead ? ranks.main : isScoreDetail ? ranks.scoreDetail : rankByKey(node)
  const title = isScoreDetail
    ? buildScoreDetailTitle(node.title)
    : (node.title ?? part ?? chooseOwnTitle(allEntries, subject, node, isBesideHead))
  const isWhole = isMostlyAddress(allEntries) || haveSharedPrefixes(entries)
  const groups = isWhole ? [{ entries }] : groupByTheme(entries)
  for (const group of groups.flatMap(splitLongGroup)) {
    const items = buildFieldItems(group.entries, subject)
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item)
    if (items.length === 0) continue
    if ('title' in group && group.title !== undefined)
      addBlock(builder, group.rank, { block: 'fields', title: group.title, items }, node.title)
    else addBlock(builder, rank, { block: 'fields', title, items }, node.parentTitle)
  }
}

/** Splits a group by the prefixes of its keys if it is too long for a block. */
function splitLongGroup<One extends AnswerEntry>(group: EntryGroup<One>): EntryGroup<One>[] {
  const rank = 'title' in group ? group.rank : ranks.other
  return groupByPrefix(group.entries).map(({ title, entries }): EntryGroup<One> => {
    const own = title ?? ('title' in group ? group.title : undefined)
    return own === undefined ? { entries } : { title: own, rank, entries }
  })
}

/** Fewer values beside the object of the subject have no title of a person or a company. */
const minOwnEntries = 6

/** A part of the answer with the same title keeps it. */
function chooseOwnTitle(
  entries: readonly AnswerEntry[],
  subject: AnswerSubject,
  { innerTitles }: AnswerNode,
  isBesideHead: boolean,
) {
  if (isBesideHead && entries.length < minOwnEntries) return 'Outros dados'
  const title = chooseRootTitle(entries, subject)
  return innerTitles?.has(title) ? 'Cadastro' : title
}

/** Returns the label of the small object that all values are from. */
function findOnlyPart(entries: readonly AnswerEntry[], around: readonly string[]): string | undefined {
  const [part, ...others] = new Set(
    entries.map(({ keys }) => (keys.length > around.length + 1 ? keys[around.length] : undefined)),
  )
  return part !== undefined && others.length === 0 ? buildLabel(part) : undefined
}

function chooseRootTitle(entries: readonly AnswerEntry[], { subjectType }: AnswerSubject): string {
  const words = new Set(entries.flatMap(({ key }) => [...keyWords(key)]))
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['placa', 'chassi', 'renavam'])) return 'Veículo'
  if (entries.some(({ keys, value }) => detectKind(keys, value) === 'process')) return 'Processo'
  if (isMostlyMoney(entries)) return 'Resumo'
  if (subjectType === 'company') return 'Empresa'
  if (subjectType === 'person' && has(personWords)) return 'Dados pessoais'
  return isMostlyAddress(entries) ? 'Endereço' : 'Dados'
}

const personWords =
  'nome cpf rg cnh nascimento idade sexo mae pai civil telefone e-mail renda profissao nacionalidade nit nis cns endereco cidade'.split(
    ' ',
  )

const isMostlyMoney = (entries: readonly AnswerEntry[]) =>
  entries.filter(({ keys, value }) => detectKind(keys, value) === 'currency').length >= entries.length / 3 &&
  entries.length > 5

function rankByKey({ keys }: AnswerNode): Rank {
  const words = keyWords(keys.at(-1) ?? '')
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['situacao', 'resultado', 'resumo'])) return ranks.status
  if (has(['contato'])) return ranks.contact
  return has(['endereco', 'logradouro', 'localizacao']) ? ranks.address : ranks.other
}

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
  { title: 'Proprietário', rank: ranks.contact, atLeast: 2, isMatch: createWordMatcher('proprietario') },
  {
    title: 'Simples Nacional e MEI',
    rank: ranks.other,
    atLeast: 3,
    isMatch: createWordMatcher('simples mei'),
  },
  {
    title: 'Indicadores',
    rank: ranks.status,
    atLeast: 4,
    isMatch: ({ keys, value }) => detectKind(keys, value) === 'yes-no',
  },
]

/** Objects with fewer values stay one block. */
const minEntriesToGroup = 10

/** Groups an object's entries by theme. The first group has the remaining entries. */
function groupByTheme<One extends AnswerEntry>(entries: readonly One[]): EntryGroup<One>[] {
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
const isMostlyAddress = (entries: readonly AnswerEntry[]) =>
  entries.filter(isAddress).length >= Math.max(3, entries.length / 2)
