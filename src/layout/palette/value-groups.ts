import type { Lead } from '@manifest/contract/resolved.ts'
import { type Recognised, recognise } from '@/consultas/fields/recognise.ts'
import { written } from '@/consultas/formats/written.ts'
import type { Path } from '@/generated/paths.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { PaletteEntry } from './entries.ts'
import type { Group } from './find.ts'
import { agreeing, kindName } from './kind-names.ts'
import { lastUsed } from './last-used.ts'

/** Opens a consulta, or a dossiê, with a value. */
export type Follow = (lead: Lead<Path>, value: string, isDossie: boolean) => void

type Offered = { lead: Lead<Path>; hint: string; isDossie: boolean }

/** What takes a value of a kind: the last used first, then what needs nothing else, then the rest. */
function offeredFor(kind: Recognised['kind']): Offered[] {
  const { families, dossies } = visibleLeads(kind)
  const usedAt = lastUsed()
  const rank = ({ lead, isDossie }: Offered) => (isDossie ? 0 : (usedAt.get(lead.id) ?? 0))
  return [
    ...families.flatMap(({ title, leads }) =>
      leads.map((lead) => ({ lead, hint: `Consulta · ${title}`, isDossie: false })),
    ),
    ...dossies.map((lead) => ({ lead, hint: 'Dossiê', isDossie: true })),
  ].sort((one, other) => rank(other) - rank(one) || Number(!!one.lead.needs) - Number(!!other.lead.needs))
}

/** The rule's reason, as it is said in parentheses behind `inválido`. */
const reason = (problem: string) =>
  problem
    .replace(/^[^:]* inválid[oa]: /, '')
    .replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase())

function titleOf({ kind, value, problem }: Recognised): string {
  const state =
    problem === undefined ? agreeing('válido', kind) : `${agreeing('inválido', kind)}: ${reason(problem)}`
  return `${kindName(kind)} ${written(kind, value)} (${state})`
}

type ValueGroups = {
  groups: Group<PaletteEntry>[]
  /** What the text is an invalid value of, and why. */
  problems: string[]
}

/** What can be done with a text that is a value; nothing where it is a word. */
export function valueGroups(text: string, follow: Follow): ValueGroups {
  const recognised = recognise(text)
  return {
    groups: recognised
      .filter(({ problem }) => problem === undefined)
      .map((value) => ({
        title: titleOf(value),
        isValue: true,
        entries: offeredFor(value.kind).map(({ lead, hint, isDossie }) => ({
          id: `${value.kind} ${lead.path}`,
          title: lead.title,
          words: '',
          hint: lead.needs ? `${hint} · pede também ${lead.needs.join(', ')}` : hint,
          path: lead.path,
          run: () => follow(lead, value.value, isDossie),
        })),
      })),
    problems: recognised.flatMap((value) => (value.problem === undefined ? [] : [titleOf(value)])),
  }
}
