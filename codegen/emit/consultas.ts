import type { Access } from '../../manifest/contract/access.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Model, ModelFamily } from '../compile/resolve/model.ts'
import { referenceDefaults } from './reference-defaults.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { defaultExport, importingConstant, importTypes, lazyImport, privateConstant } from './statements.ts'

/**
 * Emits one file per family, so that each is a chunk of its own, and the table that loads them. Variants that only some
 * roles may open are in files of their own.
 */
export function* emitConsultas({ families }: Model): Generator<SourceFile> {
  for (const family of families) for (const chunk of splitFamily(family)) yield familyFile(family, chunk)
  yield indexFile(families)
}

function familyFile({ family, title, defaults }: ModelFamily, { module, variants }: FamilyChunk): SourceFile {
  const inherited = referenceDefaults(variants, defaults)
  const hasDefaults = Object.keys(inherited.defaults).length > 0
  const types = hasDefaults ? ['ConsultaDefinition', 'ConsultaFamily'] : ['ConsultaFamily']
  return sourceFile(`consultas/${module}`, [
    importTypes('@manifest/contract/resolved.ts', types),
    importTypes('../paths.ts', ['Path']),
    ...(hasDefaults
      ? [
          privateConstant('defaults', {
            value: inherited.defaults,
            satisfies: 'Partial<ConsultaDefinition>',
          }),
        ]
      : []),
    privateConstant('family', {
      value: { family, title, variants: Object.fromEntries(variants.map((one) => [one.variant, one])) },
      written: { family, title, variants: inherited.variants },
      type: 'ConsultaFamily<Path>',
    }),
    defaultExport('family'),
  ])
}

function indexFile(families: ModelFamily[]): SourceFile {
  const isOpen = families.every(({ variants }) => variants.every(({ access }) => !access))
  const loader = isOpen ? '() => Promise<{ default: ConsultaFamily<Path> }>' : 'FamilyLoader<Path>'
  const entries = families.map((family) => [family.family, writeLoader(splitFamily(family))])
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', [isOpen ? 'ConsultaFamily' : 'FamilyLoader']),
    importTypes('../paths.ts', ['Path']),
    importingConstant('families', Object.fromEntries(entries), `Record<string, ${loader}>`),
  ])
}

function writeLoader(chunks: FamilyChunk[]) {
  const [first, ...others] = chunks
  if (first && !first.access && others.length === 0) return lazyImport(`./${first.module}`)
  return chunks.map(({ access, module }) => ({ access, load: lazyImport(`./${module}`) }))
}

/** Variants of a family that the same users may open, and the module that contains them. */
type FamilyChunk = { module: string; access?: Access; variants: ConsultaDefinition[] }

/** Splits a family by access. The chunk that everyone may open comes first. */
function splitFamily({ family, variants }: ModelFamily): FamilyChunk[] {
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
