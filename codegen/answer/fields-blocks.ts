import { pathOf } from '../../manifest/contract/answer-path.ts'
import { type Draft, type Place, place, type Rank, ranks } from './draft.ts'
import type { Entry } from './entries.ts'
import { fieldItem } from './field-items.ts'
import { labelOf } from './label.ts'
import { addScores } from './score-block.ts'
import { keyWords } from './split-key.ts'
import type { Subject } from './subject.ts'
import { grouped, isMostlyAddress } from './themes.ts'

/** Adds an object's own values: its scores, and blocks of the others. What the summary shows is not shown twice. */
export function addFields(draft: Draft, all: readonly Entry[], subject: Subject, at: Place) {
  const unshown = all.filter(({ keys }) => !draft.shown.has(pathOf(keys)))
  const entries = addScores(draft, unshown, at)
  const isHead = unshown.length < all.length || at.title === undefined
  const isOfScore = entries.length < unshown.length && !isHead
  const rank = isHead ? ranks.main : isOfScore ? ranks.score : rankOf(at)
  const title = isOfScore ? labelOf(`detalhes_${at.keys.at(-1)}`) : (at.title ?? rootTitle(all, subject))
  const groups = isMostlyAddress(all) ? [{ entries }] : grouped(entries)
  for (const group of groups) {
    const items = group.entries
      .map((entry) => fieldItem(entry, subject))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item)
    if (items.length === 0) continue
    if ('title' in group) place(draft, group.rank, { block: 'fields', title: group.title, items }, at.title)
    else place(draft, rank, { block: 'fields', title, items }, at.above)
  }
}

function rootTitle(entries: readonly Entry[], { who }: Subject): string {
  const words = new Set(entries.flatMap(({ key }) => [...keyWords(key)]))
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['placa', 'chassi', 'renavam'])) return 'Veículo'
  if (entries.some(({ label }) => label === 'Número do processo')) return 'Processo'
  if (who === 'company') return 'Empresa'
  if (who === 'person') return 'Dados pessoais'
  return isMostlyAddress(entries) ? 'Endereço' : 'Dados'
}

/** The rank of an object by its key. */
function rankOf({ keys }: Place): Rank {
  const words = keyWords(keys.at(-1) ?? '')
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['situacao', 'resultado', 'resumo'])) return ranks.status
  if (has(['contato'])) return ranks.contact
  return has(['endereco', 'logradouro', 'localizacao']) ? ranks.address : ranks.other
}
