import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { type Draft, leaveOut, place, type Rank, ranks } from './draft.ts'
import { type Entry, entriesInside, entryOf, isSmall, toldApart } from './entries.ts'
import { fieldItem } from './field-items.ts'
import { canBeNamed, isScalar, type JsonObject, type Scalar } from './json.ts'
import { labelOf } from './label.ts'
import { addImage, addList } from './list-blocks.ts'
import { addScores } from './score-block.ts'
import { keyWords } from './split-key.ts'
import { type Subject, subjectOf } from './subject.ts'
import { grouped, isMostlyAddress } from './themes.ts'
import { isTooLong } from './too-long.ts'
import { valueKind } from './value-kind.ts'

/** The object that is walked through, and what stands around it. */
type Place = { keys: readonly string[]; title: string | undefined; above: string | undefined; who: Subject['who'] }

/** Adds the blocks of an object: its own values, what is inside it, and its lists. */
export function addObject(draft: Draft, object: JsonObject, at: Place) {
  const subject = subjectOf(object, at.who)
  const entries: Entry[] = []
  const inside: (() => void)[] = []
  for (const [key, value] of Object.entries(object)) {
    const keys = [...at.keys, key]
    const fate = () => addInside(draft, keys, value, at.title, subject.who)
    if (!canBeNamed(keys)) leaveOut(draft, keys, 'o manifesto não tem como escrever esta chave')
    else if (isScalar(value)) entries.push(...scalarEntry(draft, keys, value, subject))
    else if (isSmall(value)) entries.push(...entriesInside(keys, value).filter(isNameable(draft)))
    else inside.push(fate)
  }
  addFields(draft, entries.filter(({ keys }) => !draft.shown.has(pathOf(keys))), subject, at)
  for (const add of inside) add()
}

const isNameable = (draft: Draft) => (entry: Entry) => {
  if (canBeNamed(entry.keys)) return true
  leaveOut(draft, entry.keys, 'o manifesto não tem como escrever esta chave')
  return false
}

function addInside(draft: Draft, keys: string[], value: Json, above: string | undefined, who: Subject['who']) {
  const title = labelOf(keys.at(-1) ?? '')
  if (Array.isArray(value)) addList(draft, value, { keys, title, above, who })
  else if (isScalar(value)) return
  else if (Object.keys(value).length === 0) leaveOut(draft, keys, 'o objeto está vazio nesta resposta')
  else addObject(draft, value, { keys, title, above, who })
}

/** A value with a label, unless it is a picture or no text for a person. */
function scalarEntry(draft: Draft, keys: string[], value: Scalar, subject: Subject): Entry[] {
  if (valueKind(keys, value) === 'image') addImage(draft, keys, subject)
  else if (isTooLong(value)) leaveOut(draft, keys, 'é conteúdo binário, que ninguém lê')
  else return [entryOf(keys, value)]
  return []
}

function addFields(draft: Draft, all: Entry[], subject: Subject, at: Place) {
  const entries = toldApart(addScores(draft, all, at.title, at.above))
  const hasScore = entries.length < all.length
  for (const { title, rank, entries: own } of grouped(entries)) {
    if (own.length === 0) continue
    const items = own
      .map((entry) => fieldItem(entry, subject))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item)
    const main = at.title ?? rootTitle(entries, subject)
    const isRest = title === undefined
    const heading = isRest && hasScore && at.title !== undefined ? `Detalhes: ${main}` : main
    place(
      draft,
      rank ?? (at.title === undefined ? ranks.main : rankOf(at.keys)),
      { block: 'fields', title: title ?? heading, items },
      isRest ? at.above : at.title,
    )
  }
}

function rootTitle(entries: readonly Entry[], { who }: Subject): string {
  if (who === 'company') return 'Empresa'
  if (who === 'person') return 'Dados pessoais'
  const words = new Set(entries.flatMap(({ key }) => [...keyWords(key)]))
  if (words.has('placa') || words.has('chassi') || words.has('renavam')) return 'Veículo'
  return isMostlyAddress(entries) ? 'Endereço' : 'Dados'
}

/** The rank of an object by its key. */
function rankOf(keys: readonly string[]): Rank {
  const words = keyWords(keys.at(-1) ?? '')
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['situacao', 'resultado', 'resumo'])) return ranks.status
  if (has(['contato'])) return ranks.contact
  return has(['endereco', 'logradouro', 'localizacao']) ? ranks.address : ranks.other
}
