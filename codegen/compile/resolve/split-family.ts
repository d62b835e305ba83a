import type { Access } from '../../../manifest/contract/access.ts'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { FamilyModule, ModelFamily } from './model.ts'

/**
 * Splits a family by access, so that browsers load only what their user may open. Modules of restricted variants have the roles in their
 * names.
 */
export function splitFamily({ family, variants }: ModelFamily): FamilyModule[] {
  const groups = new Map<string, ConsultaDefinition[]>()
  for (const variant of variants) {
    const key = JSON.stringify(variant.access ?? [])
    const group = groups.get(key)
    if (group) group.push(variant)
    else groups.set(key, [variant])
  }
  const names = new Set<string>()
  const modules = [...groups.values()].map((group): FamilyModule => {
    const access = group[0]?.access
    const name = findFreeName(access ? `${family}.${formatRoles(access)}` : family, names)
    return { name, ...(access && { access }), variants: group }
  })
  return modules.length === 0 ? [{ name: family, variants }] : modules.toSorted(compareAccess)
}

const compareAccess = (one: FamilyModule, other: FamilyModule) =>
  Number(!!one.access) - Number(!!other.access)

const formatRoles = (access: Access) =>
  access
    .flat()
    .map((role) => foldText(role).replace(/[^a-z0-9]+/g, '-'))
    .join('-')

/** Roles that differ only in capitals or accents have the same name. */
function findFreeName(name: string, names: Set<string>): string {
  const free = names.has(name) ? findFreeName(`${name}-2`, names) : name
  names.add(free)
  return free
}
