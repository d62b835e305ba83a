import { findConsultaEntry, listDossieEntries, listNewList, type PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { readLastUsed } from './offers.ts'
import { findInSession, type SessionOpeners } from './session-entries.ts'

/** The rows of the search before the first letter: the newest of the session, the consultas used last, dossiês, a list. */
const opening = { rows: 8, session: 4, recent: 2, dossies: 3 }

/** Returns the consultas used last. */
const listRecent = (): PaletteEntry[] =>
  [...readLastUsed()]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([consultaId]) => findConsultaEntry(consultaId) ?? [])
    .slice(0, opening.recent)

/** Returns the groups for an empty query. */
export function buildOpeningGroups(openers: SessionOpeners): SearchGroup<PaletteEntry>[] {
  const first = [
    ...findInSession('', openers, opening.session),
    { title: 'Usadas recentemente', entries: listRecent() },
  ]
  const newList = listNewList()
  const rest = opening.rows - first.flatMap(({ entries }) => entries).length - newList.length
  const dossies = listDossieEntries().slice(0, Math.min(rest, opening.dossies))
  return [...first, { title: 'Dossiês', entries: dossies }, { title: 'Lotes', entries: newList }].filter(
    ({ entries }) => entries.length > 0,
  )
}
