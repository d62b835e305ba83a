import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemandCache } from '@/lib/on-demand.ts'
import { loadDossie } from '@/routes/load-dossie.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { roles } from '@/state/roles.ts'
import { visible } from '@/state/visible.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'

type BatchEntry = { path: Path; title: string; description: string }

/** The batches that a user may start, under the title of their family. */
type BatchGroup = { title: string; entries: BatchEntry[] }

const groups = createOnDemandCache<BatchGroup[]>()

/** Returns the batches that the user may start. Suspends until their definitions are loaded. */
export const useBatchGroups = (): BatchGroup[] => groups.get(String(roles.names), loadGroups).use()

async function loadGroups(): Promise<BatchGroup[]> {
  const families = visibleCatalogue().filter(({ family }) =>
    routes.some((route) => route.isBatch && route.family === family),
  )
  const all = await Promise.all([loadDossieGroup(), ...families.map(({ family }) => loadFamilyGroup(family))])
  return all.filter(({ entries }) => entries.length > 0)
}

async function loadFamilyGroup(name: string): Promise<BatchGroup> {
  const { title, variants } = (await loadFamily(name)).default
  return {
    title,
    entries: Object.values(variants).flatMap(({ title: variant, batch }) =>
      batch ? [createEntry(variant, batch)] : [],
    ),
  }
}

async function loadDossieGroup(): Promise<BatchGroup> {
  const loaded = await Promise.all(visible(dossieList).map(({ dossie }) => loadDossie(dossie)))
  return {
    title: 'Dossiês',
    entries: loaded.flatMap(({ dossie: { title, batch } }) => (batch ? [createEntry(title, batch)] : [])),
  }
}

const createEntry = (title: string, { path, max }: { path: Path; max: number }): BatchEntry => ({
  path,
  title,
  description: `Até ${formatCounted(max, 'linha', 'linhas')} por lote`,
})

// In development the definitions may have been replaced.
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => groups.clear())
