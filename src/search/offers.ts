import type { Lead } from '@manifest/contract/resolved.ts'
import { type LeadKind, subjectWords } from '@manifest/kinds/index.ts'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { formatAnswered, subjectNouns } from '@/session/session-texts.ts'
import type { ListNeeds } from '@/session/use-open-needs.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { findKnownAnswer } from '@/state/held-answers.ts'
import { session } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import { usage } from '@/state/usage.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { PaletteEntry } from './entries.ts'

/** Functions that open the targets of a value. */
export type ValueActions = {
  /** Absent if there is no page of subjects. */
  openSubject?: ((kind: LeadKind, value: string) => void) | undefined
  /** Opens a consulta or a dossiê with a value. */
  follow: (lead: Lead<Path>, value: string, isDossie: boolean) => void
  listNeeds?: ListNeeds
  /** Tells what a dossiê about a value costs now. */
  describeDossie?: (lead: Lead<Path>, value: string) => string | undefined
}

export type LeadOffer = { lead: Lead<Path>; group: string; isDossie: boolean }

/**
 * Returns the targets for a value of a kind: the dossiês, the consultas without further fields, then the rest. The
 * order is always the same, so that Enter never sends a query that the user did not read.
 */
export function listLeadOffers(kind: LeadKind): LeadOffer[] {
  const { families, dossies } = visibleLeads(kind)
  const consultas = families.flatMap(({ title, leads }) =>
    leads.map((lead) => ({ lead, group: `Consulta · ${title}`, isDossie: false })),
  )
  return [
    ...dossies.map((lead) => ({ lead, group: 'Dossiê', isDossie: true })),
    ...consultas.filter(({ lead }) => !lead.needs),
    ...consultas.filter(({ lead }) => lead.needs),
  ]
}

/** Returns the id of the consulta of these offers that was used last. */
function findLastUsed(offers: readonly LeadOffer[]): string | undefined {
  const usedAt = readLastUsed()
  const used = offers.filter(({ lead, isDossie }) => !isDossie && usedAt.has(lead.id))
  const [last] = used.sort((one, other) => (usedAt.get(other.lead.id) ?? 0) - (usedAt.get(one.lead.id) ?? 0))
  return last?.lead.id
}

/** Tells what a query costs, or when it was answered. */
function listCost(lead: Lead<Path>, value: string): string[] {
  const known = findKnownAnswer(lead.id, { [lead.field]: value })
  if (known) return [formatAnswered(known.at)]
  const cost = formatLeadCost(lead)
  return cost === undefined ? [] : [cost]
}

/** Describes a subject by the answers of the session. Opening it queries no source. */
function describeSubject(kind: LeadKind, value: string): string {
  const id = findSubjectId(buildSubjectKey(kind, value))
  const count = session.items.filter(({ subjectId }) => subjectId === id).length
  if (id === undefined || count === 0) return 'Abre sem consultar'
  const name = findSubjectName(id, session.items)
  const answers = formatCounted(count, 'consulta nesta sessão', 'consultas nesta sessão')
  return name === undefined ? answers : `${name} · ${answers}`
}

const describeNeeds = (needs: readonly string[] | undefined) =>
  needs ? [`pede também ${needs.join(', ')}`] : []

/** Returns the entries for a value: its subject's page, which costs nothing, then dossiês and consultas. */
export function listValueEntries(
  kind: LeadKind,
  value: string,
  { openSubject, follow, listNeeds = ({ needs }) => needs, describeDossie = formatLeadCost }: ValueActions,
): PaletteEntry[] {
  const offers = listLeadOffers(kind)
  const lastUsed = findLastUsed(offers)
  return [
    ...(openSubject
      ? [
          {
            id: `subject ${kind}`,
            title: `Abrir ${subjectNouns[kind]}`,
            words: '',
            hint: describeSubject(kind, value),
            run: () => openSubject(kind, value),
          },
        ]
      : []),
    ...offers.map(({ lead, group, isDossie }) => ({
      id: `${kind} ${lead.path}`,
      title: lead.title,
      words: '',
      hint: [
        group,
        ...describeNeeds(listNeeds(lead, value)),
        ...(isDossie ? [describeDossie(lead, value) ?? []].flat() : listCost(lead, value)),
        ...(!isDossie && lead.id === lastUsed ? ['usada por último'] : []),
      ].join(' · '),
      path: lead.path,
      run: () => follow(lead, value, isDossie),
    })),
  ]
}

/**
 * Returns the consultas that take a kind, for the first part of a value. Their form opens with that part, and no
 * query starts.
 */
export const listPartialValueEntries = (
  kind: LeadKind,
  value: string,
  missingPart: string,
  { follow }: Pick<ValueActions, 'follow'>,
): PaletteEntry[] =>
  listLeadOffers(kind)
    .filter(({ isDossie }) => !isDossie)
    .map(({ lead, group }) => ({
      id: `partial ${kind} ${lead.path}`,
      title: lead.title,
      words: '',
      hint: [group, ...describeNeeds([missingPart, ...(lead.needs ?? [])]), ...listCost(lead, value)].join(
        ' · ',
      ),
      path: lead.path,
      run: () => follow(lead, value, false),
    }))

/**
 * Returns when each consulta was last used in this browser, in ms by `consultaId`. The demonstration's
 * history does not count.
 */
export function readLastUsed(): Map<string, number> {
  const real = usage.records.filter(({ isDemo }) => !isDemo)
  return new Map(real.map(({ consultaId, at }) => [consultaId, at]))
}

/** Inflects a masculine adjective for the gender of the kind's name: `válido`, `válida`. */
export const inflectAdjective = (adjective: string, kind: LeadKind): string =>
  subjectWords(kind).isFeminine ? adjective.replace(/o$/, 'a') : adjective
