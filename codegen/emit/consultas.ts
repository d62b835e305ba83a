import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { FamilyDefaults, FamilyModule, Model, ModelFamily } from '../compile/resolve/model.ts'
import { Code } from './literal.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { defaultExport, importingConstant, importTypes, lazyImport, privateConstant } from './statements.ts'

/**
 * Emits one file per family, so that each is a chunk of its own, and the table that loads them. Variants that only some
 * roles may open are in files of their own.
 */
export function* emitConsultas({ families, familyModules }: Model): Generator<SourceFile> {
  for (const family of families)
    for (const module of familyModules[family.family] ?? []) yield familyFile(family, module)
  yield indexFile(familyModules)
}

function familyFile({ family, title, defaults }: ModelFamily, { name, variants }: FamilyModule): SourceFile {
  const written = referToDefaults(variants, defaults)
  const hasDefaults = Object.keys(written.defaults).length > 0
  const types = hasDefaults ? ['ConsultaDefinition', 'ConsultaFamily'] : ['ConsultaFamily']
  const byNumber = Object.fromEntries(variants.map((definition) => [definition.variant, definition]))
  return sourceFile(`consultas/${name}.ts`, [
    importTypes('@manifest/contract/resolved.ts', types),
    importTypes('../paths.ts', ['Path']),
    ...(hasDefaults
      ? [
          privateConstant('defaults', {
            value: written.defaults,
            satisfies: 'Partial<ConsultaDefinition>',
          }),
        ]
      : []),
    privateConstant('family', {
      value: { family, title, variants: byNumber },
      written: { family, title, variants: written.variants },
      type: 'ConsultaFamily<Path>',
    }),
    defaultExport('family'),
  ])
}

/** Returns `variants` by number with references in place of inherited values, and the keys of `defaults` that they refer to. */
function referToDefaults(definitions: readonly ConsultaDefinition[], defaults: FamilyDefaults) {
  const used = new Set<string>()
  const variants: Record<number, object> = {}
  for (const definition of definitions) {
    const entries = Object.entries(definition).map(([key, value]) => {
      const written = referToInherited(key, value, Reflect.get(defaults, key))
      if (written !== value) used.add(key)
      return [key, written]
    })
    variants[definition.variant] = Object.fromEntries(entries)
  }
  const usedDefaults = Object.entries(defaults).filter(([key]) => used.has(key))
  return { defaults: Object.fromEntries(usedDefaults), variants }
}

/** Returns a reference to the default, a list that begins or ends with it, or the value itself. */
function referToInherited(key: string, value: unknown, inherited: unknown): unknown {
  if (inherited === undefined) return value
  if (value === inherited) return new Code(`defaults.${key}`)
  if (!Array.isArray(value) || !Array.isArray(inherited) || inherited.length === 0) return value
  const added = value.length - inherited.length
  const isAt = (start: number) => inherited.every((member, index) => member === value[start + index])
  if (added === 0) return isAt(0) ? new Code(`defaults.${key}`) : value
  const reference = new Code(`...defaults.${key}`)
  if (isAt(0)) return [reference, ...value.slice(inherited.length)]
  return added > 0 && isAt(added) ? [...value.slice(0, added), reference] : value
}

function indexFile(familyModules: Model['familyModules']): SourceFile {
  const isOpen = Object.values(familyModules).every((modules) => modules.every(({ access }) => !access))
  const loader = isOpen ? '() => Promise<{ default: ConsultaFamily<Path> }>' : 'FamilyLoader<Path>'
  const entries = Object.entries(familyModules).map(([family, modules]) => [family, writeLoader(modules)])
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', [isOpen ? 'ConsultaFamily' : 'FamilyLoader']),
    importTypes('../paths.ts', ['Path']),
    importingConstant('families', Object.fromEntries(entries), `Record<string, ${loader}>`),
  ])
}

function writeLoader(modules: FamilyModule[]) {
  const [first, ...others] = modules
  if (first && !first.access && others.length === 0) return lazyImport(`./${first.name}.ts`)
  return modules.map(({ access, name }) => ({ access, load: lazyImport(`./${name}.ts`) }))
}
