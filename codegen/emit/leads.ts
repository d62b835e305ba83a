import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

/** Where values lead, by kind: what menus of values, the search and the batch offer. */
export const emitLeads = ({ leads }: Model) =>
  sourceFile('leads.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Leads']),
    importPath,
    constant('leads', leads, 'Leads<Path>'),
  ])
