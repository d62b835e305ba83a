import { loadFamily } from '@/routes/load-family.ts'
import type { SessionEntry } from '@/state/session.ts'

/** Loads the definitions of queries. After a failure it tries again. */
export const loadFamilies = (entries: readonly SessionEntry[]) =>
  Promise.all(entries.map(({ family }) => loadFamily(family)))
