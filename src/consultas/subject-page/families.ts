import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { createOnDemandCache, type OnDemand } from '@/lib/on-demand.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { roles } from '@/state/roles.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

/** The families that take a kind of value, by name. */
export type FamiliesByName = Readonly<Record<string, ConsultaFamily<Path>>>

const familiesByKind = createOnDemandCache<FamiliesByName>()

/** Returns the families that take a kind of value and that the user may see. */
export const findKindFamilies = (kind: LeadKind): OnDemand<FamiliesByName> =>
  familiesByKind.get(JSON.stringify([kind, roles.names]), () => loadKindFamilies(kind))

async function loadKindFamilies(kind: LeadKind): Promise<FamiliesByName> {
  const loaded = visibleLeads(kind).families.map(
    async ({ family }) => [family, (await loadFamily(family)).default] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

// In development the definitions of a family may have been replaced.
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => familiesByKind.clear())
