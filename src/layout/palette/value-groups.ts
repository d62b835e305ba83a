import type { Lead } from '@manifest/contract/resolved.ts'
import { type Recognised, recognise } from '@/fields/recognise.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import type { Path } from '@/generated/paths.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { inflectAdjective, kindName } from './kind-names.ts'
import { readLastUsed } from './last-used.ts'

/** Opens a consulta or a dossiê with a value. */
export type OnFollowLead = (lead: Lead<Path>, value: string, isDossie: boolean) => void

type LeadOffer = { lead: Lead<Path>; hint: string; isDossie: boolean }

/**
 * Returns the targets for a value of a kind: the last used first, then those without further fields, then the
 * rest.
 */
function listOffers(kind: Recognised['kind']): LeadOffer[] {
  const { families, dossies } = visibleLeads(kind)
  const usedAt = readLastUsed()
  const rank = ({ lead, isDossie }: LeadOffer) => (isDossie ? 0 : (usedAt.get(lead.id) ?? 0))
  return [
    ...families.flatMap(({ title, leads }) =>
      leads.map((lead) => ({ lead, hint: `Consulta · ${title}`, isDossie: false })),
    ),
    ...dossies.map((lead) => ({ lead, hint: 'Dossiê', isDossie: true })),
  ].sort((one, other) => rank(other) - rank(one) || Number(!!one.lead.needs) - Number(!!other.lead.needs))
}

/** The reason of the rule, in the form used in parentheses after `inválido`. */
const shortenReason = (problem: string) =>
  problem
    .replace(/^[^:]* inválid[oa]: /, '')
    .replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase())

function buildTitle({ kind, value, problem }: Recognised): string {
  const state =
    problem === undefined
      ? inflectAdjective('válido', kind)
      : `${inflectAdjective('inválido', kind)}: ${shortenReason(problem)}`
  return `${kindName(kind)} ${formatByKind(kind, value)} (${state})`
}

type ValueGroups = {
  groups: SearchGroup<PaletteEntry>[]
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/** Returns the groups for a text that is a value. Returns none for a word. */
export function valueGroups(text: string, follow: OnFollowLead): ValueGroups {
  const recognised = recognise(text)
  return {
    groups: recognised
      .filter(({ problem }) => problem === undefined)
      .map((value) => ({
        title: buildTitle(value),
        isValue: true,
        entries: listOffers(value.kind).map(({ lead, hint, isDossie }) => ({
          id: `${value.kind} ${lead.path}`,
          title: lead.title,
          words: '',
          hint: lead.needs ? `${hint} · pede também ${lead.needs.join(', ')}` : hint,
          path: lead.path,
          run: () => follow(lead, value.value, isDossie),
        })),
      })),
    problems: recognised.flatMap((value) => (value.problem === undefined ? [] : [buildTitle(value)])),
  }
}
