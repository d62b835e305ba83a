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
export const emitDossies = ({ dossies, dossieList }: Model): SourceFile[] => [
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
    constant('dossieList', dossieList, 'DossieEntry<Path>[]'),
  ]),
]
