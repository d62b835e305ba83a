import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Emits the cast, which only the demonstration loads. */
export const emitCast = ({ cast }: Model) =>
  sourceFile('cast.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastData']),
    constant('cast', cast, 'CastData'),
  ])
