import { findConsultaEntry, type PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { readLastUsed } from './last-used.ts'
import { findInSession, type SessionOpeners } from './session-entries.ts'

const maxRecent = 5

/** Returns the consultas used last. */
const listRecent = (): PaletteEntry[] =>
  [...readLastUsed()]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([consultaId]) => findConsultaEntry(consultaId) ?? [])
    .slice(0, maxRecent)

/** Returns the groups for an empty query, which come first. */
export const buildOpeningGroups = (openers: SessionOpeners): SearchGroup<PaletteEntry>[] =>
  [...findInSession('', openers), { title: 'Usadas recentemente', entries: listRecent() }].filter(
    ({ entries }) => entries.length > 0,
  )
