import type { Lead } from '@manifest/contract/resolved.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useEffect, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { session } from '@/state/session.ts'
import { visibleLeads } from '@/state/visible-leads.ts'

/** Lists what a lead needs besides a value; `undefined` if nothing. */
export type ListNeeds = (lead: Lead<Path>, value: string) => readonly string[] | undefined

const listAllNeeds: ListNeeds = ({ needs }) => needs

/** Returns the fields of each consulta that takes a value of these kinds and needs more. */
async function loadNeedingFields(kinds: readonly LeadKind[]): Promise<Map<string, readonly Field[]>> {
  const groups = kinds.flatMap((kind) => visibleLeads(kind).families)
  const families = groups.filter(({ leads }) => leads.some(({ needs }) => needs)).map(({ family }) => family)
  const loaded = await Promise.all([...new Set(families)].map(loadFamily))
  const definitions = loaded.flatMap((family) => Object.values(family.default.variants))
  return new Map(definitions.map(({ id, fields }) => [id, fields]))
}

async function loadListNeeds(kinds: readonly LeadKind[]): Promise<ListNeeds> {
  const [{ findKnownForSubject }, fieldsById] = await Promise.all([
    import('./known-values.ts'),
    loadNeedingFields(kinds),
  ])
  return ({ id, field, needs }, value) => {
    const known = findKnownForSubject(fieldsById.get(id) ?? [], { [field]: value })
    const open = needs?.filter((label) => known.every((one) => one.field.label !== label))
    return open?.length === 0 ? undefined : open
  }
}

/**
 * Returns a function that lists what a lead needs, without what the session's answers about the value have. Until the
 * definitions are loaded, it lists everything.
 */
export function useOpenNeeds(): ListNeeds {
  const [listNeeds, setListNeeds] = useState<ListNeeds>(() => listAllNeeds)
  useEffect(() => {
    const kinds = new Set(session.items.flatMap(({ kind }) => kind ?? []))
    if (kinds.size === 0) return
    loadListNeeds([...kinds]).then(
      (loaded) => setListNeeds(() => loaded),
      () => undefined,
    )
  }, [])
  return listNeeds
}
