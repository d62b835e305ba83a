import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { memoizeByRoles, visible } from '@/state/visible.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'

type BatchEntry = { path: Path; title: string; description?: string }

type Batchable = { batch?: Path; title: string; description?: string }

/** Lists the batches that a user may start, under the title of their family. */
export const listBatchGroups = memoizeByRoles((): { title: string; entries: BatchEntry[] }[] =>
  [
    { title: 'Dossiês', entries: listBatches(visible(dossieList)) },
    ...visibleCatalogue().map(({ title, variants }) => ({ title, entries: listBatches(variants) })),
  ].filter(({ entries }) => entries.length > 0),
)

const listBatches = (all: readonly Batchable[]): BatchEntry[] =>
  all.flatMap(({ batch, title, description }) =>
    batch === undefined ? [] : [{ path: batch, title, ...(description && { description }) }],
  )
