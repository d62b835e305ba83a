import type { Model } from '../model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Where answers come from. */
export const emitSources = ({ sources: { mode, sources } }: Model) =>
  sourceFile('sources.ts', [
    importTypes('@manifest/resolved.ts', ['Sources']),
    constant('sources', { mode, sources }, 'Sources'),
  ])
