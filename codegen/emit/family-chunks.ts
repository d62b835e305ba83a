import type { Access } from '../../manifest/contract/access.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { ModelFamily } from '../resolve/model.ts'

/** The variants of a family that the same users may see, and the module that holds them. */
export type FamilyChunk = { module: string; access?: Access; variants: ConsultaDefinition[] }

/** A family's parts: first what everyone may see. A family whose variants the same users may see has one part. */
export function splitFamily({ family, variants }: ModelFamily): FamilyChunk[] {
  if (variants.length === 0) return [{ module: `${family}.ts`, variants }]
  const groups = new Map<string, ConsultaDefinition[]>()
  for (const variant of variants) {
    const key = JSON.stringify(variant.access ?? [])
    const group = groups.get(key)
    if (group) group.push(variant)
    else groups.set(key, [variant])
  }
  const openFirst = [...groups.values()].sort(
    ([one], [other]) => Number(!!one?.access) - Number(!!other?.access),
  )
  return openFirst.map((group, index) => {
    const access = group[0]?.access
    const module = index === 0 ? `${family}.ts` : `${family}.${index}.ts`
    return { module, ...(access && { access }), variants: group }
  })
}
