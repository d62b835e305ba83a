import type { Lead } from '@manifest/contract/resolved.ts'
import { useEffect, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost, formatPartsCost } from '@/lib/format/credits.ts'
import { type LoadedDossie, loadDossie } from '@/routes/load-dossie.ts'
import { session } from '@/state/session.ts'
import { hasDossieAbout } from '@/state/session-reports.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

/** Returns what a dossiê with these values still costs, and how many of its parts would be queried. */
type ReadRemainingCost = (
  loaded: LoadedDossie,
  values: Readonly<Record<string, string>>,
) => { total: number; untold: number; open: number } | undefined

let loadReader: (() => Promise<ReadRemainingCost>) | undefined

/** Sets how the engine of dossiês is loaded, which the session does not import. */
export function setDossieCostReader(load: () => Promise<ReadRemainingCost>): void {
  loadReader = load
}

type DescribeCost = (lead: Lead<Path>, value: string) => string | undefined

async function loadDescribeCost(): Promise<DescribeCost> {
  const kinds = new Set(session.items.flatMap(({ kind }) => kind ?? []))
  const names = new Set([...kinds].flatMap((kind) => visibleLeads(kind).dossies.map(({ id }) => id)))
  const loading = [...names].map(async (name) => [name, await loadDossie(name)] as const)
  const [read, ...loaded] = await Promise.all([loadReader?.(), ...loading])
  const byName = new Map(loaded)
  return (lead, value) => {
    const dossie = byName.get(lead.id)
    const cost = dossie && read?.(dossie, { [lead.field]: value })
    if (!cost) return formatLeadCost(lead)
    return cost.open === 0 ? 'sem custo' : formatPartsCost(cost)
  }
}

/**
 * Returns a function that tells what a dossiê about a value costs now. One that the session has opens without a query.
 * Until the definitions are loaded, it tells the most that a dossiê may cost.
 */
export function useDossieCosts(): DescribeCost {
  const [describe, setDescribe] = useState<DescribeCost>(() => formatLeadCost)
  useEffect(() => {
    if (session.items.length === 0) return
    loadDescribeCost().then(
      (loaded) => setDescribe(() => loaded),
      () => undefined,
    )
  }, [])
  return (lead, value) => (hasDossieAbout(lead.path, value) ? 'já montado, sem custo' : describe(lead, value))
}
