import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant } from './statements.ts'

/** What a user may say that a lookup is for. */
export const emitPurposes = ({ purposes }: Model) =>
  sourceFile('purposes.ts', [constant('purposes', purposes, 'string[]')])
