import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Who logs in, and how. */
export const emitAuth = ({ auth }: Model) =>
  sourceFile('auth.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Auth']),
    constant('authSettings', auth, 'Auth'),
  ])
