import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { visible } from '@/state/visible.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { kindNames } from './kind-names.ts'
import { type LeadOffer, listLeadOffers } from './offers.ts'
import type { RecognisedList } from './recognise-lists.ts'

/** Opens a batch with a list. Nothing is queried before the user has checked the list there. */
export type OpenBatch = (path: Path, text: string) => void

type ListGroups = { groups: SearchGroup<PaletteEntry>[]; problems: string[] }

function buildTitle({ kind, valid, total }: RecognisedList): string {
  const { name, plural } = kindNames[kind]
  const title = `Lista de ${formatCounted(valid, name, plural)}`
  return valid === total ? title : `${title}; ${formatCounted(total - valid, 'linha', 'linhas')} sem ${name}`
}

/** Returns the batch of a consulta or dossiê that takes one value of the list per line. */
const findBatch = ({ lead: { id }, isDossie }: LeadOffer): Path | undefined =>
  isDossie
    ? visible(dossieList).find(({ dossie }) => dossie === id)?.batch
    : visibleCatalogue()
        .flatMap(({ variants }) => variants)
        .find((variant) => variant.id === id)?.batch

function listBatchEntries(kind: LeadKind, text: string, openBatch: OpenBatch): PaletteEntry[] {
  return listLeadOffers(kind).flatMap((offer) => {
    const path = findBatch(offer)
    if (path === undefined) return []
    const { lead, group } = offer
    const cost = formatLeadCost(lead)
    return {
      id: path,
      title: `${lead.title} em lote`,
      words: '',
      hint: cost === undefined ? group : `${group} · ${cost} por linha`,
      path,
      run: () => openBatch(path, text),
    }
  })
}

/** Returns the batches that take the lists. */
export function listGroups(lists: readonly RecognisedList[], openBatch: OpenBatch): ListGroups {
  const groups = lists
    .map((list) => ({
      title: buildTitle(list),
      entries: listBatchEntries(list.kind, list.text, openBatch),
      isValue: true,
    }))
    .filter(({ entries }) => entries.length > 0)
  return groups.length > 0
    ? { groups, problems: [] }
    : { groups, problems: lists.map((list) => `${buildTitle(list)}: nenhuma consulta a aceita em lote`) }
}
