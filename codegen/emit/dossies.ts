import { sumPartCosts } from '../../manifest/contract/credits.ts'
import type { DossieDefinition, DossieEntry } from '../../manifest/contract/resolved.ts'
import type { Model } from '../compile/resolve/model.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import {
  constant,
  defaultExport,
  importingConstant,
  importPath,
  importTypes,
  lazyImport,
  privateConstant,
} from './statements.ts'

const contract = '@manifest/contract/resolved.ts'

/** Emits each dossiê as a chunk of its own, the table that loads them, and the list of all. */
export const emitDossies = ({ dossies }: Model): SourceFile[] => [
  ...dossies.map((definition) =>
    sourceFile(`dossies/${definition.dossie}.ts`, [
      importTypes(contract, ['DossieDefinition']),
      importTypes('../paths.ts', ['Path']),
      privateConstant('dossie', { value: definition, type: 'DossieDefinition<Path>' }),
      defaultExport('dossie'),
    ]),
  ),
  sourceFile('dossies/index.ts', [
    importTypes(contract, ['DossieDefinition']),
    importTypes('../paths.ts', ['Path']),
    importingConstant(
      'dossies',
      Object.fromEntries(dossies.map(({ dossie }) => [dossie, lazyImport(`./${dossie}.ts`)])),
      'Record<string, () => Promise<{ default: DossieDefinition<Path> }>>',
    ),
  ]),
  sourceFile('dossie-list.ts', [
    importTypes(contract, ['DossieEntry']),
    importPath,
    constant('dossieList', dossies.map(buildEntry), 'DossieEntry<Path>[]'),
  ]),
]

function buildEntry(definition: DossieDefinition): DossieEntry {
  const { dossie, title, description, icon, path, parts, batch, access } = definition
  const partsCost = sumPartCosts(parts)
  return {
    dossie,
    title,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    path,
    parts: parts.length,
    ...(partsCost ? { partsCost } : {}),
    ...(batch ? { batch: batch.path } : {}),
    ...(access ? { access } : {}),
  }
}
