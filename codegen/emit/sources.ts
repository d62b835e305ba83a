import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Where answers come from. */
export const emitSources = ({ sources: { mode, sources } }: Model) =>
  sourceFile('sources.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Sources']),
    constant('sources', { mode, sources }, 'Sources'),
  ])
