import { isDeepStrictEqual } from 'node:util'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { FamilyDefaults } from '../compile/resolve/model.ts'
import { Code } from './literal.ts'

/**
 * Replaces inherited values by references to a constant `defaults`. Returns `defaults`, with only the used keys,
 * and `variants` by number.
 */
export function referenceDefaults(definitions: readonly ConsultaDefinition[], defaults: FamilyDefaults) {
  const used = new Set<string>()
  const variants: Record<number, object> = {}
  for (const definition of definitions) {
    const entries = Object.entries(definition).map(([key, value]) => {
      const inherited: unknown = Reflect.get(defaults, key)
      const replaced = replaceInherited(key, value, inherited)
      if (replaced !== value) used.add(key)
      return [key, replaced]
    })
    variants[definition.variant] = Object.fromEntries(entries)
  }
  const usedDefaults = Object.entries(defaults).filter(([key]) => used.has(key))
  return { defaults: Object.fromEntries(usedDefaults), variants }
}

/** Returns a reference to the default, a list that begins with the default's elements, or the value itself. */
function replaceInherited(key: string, value: unknown, inherited: unknown): unknown {
  if (inherited === undefined) return value
  if (isDeepStrictEqual(value, inherited)) return new Code(`defaults.${key}`)
  if (!Array.isArray(value) || !Array.isArray(inherited) || inherited.length === 0) return value
  const isExtended = isDeepStrictEqual(value.slice(0, inherited.length), inherited)
  return isExtended ? [new Code(`...defaults.${key}`), ...value.slice(inherited.length)] : value
}
