import type { Model } from '../model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** What the product is called and how it starts. */
export const emitApp = ({ app }: Model) =>
  sourceFile('app.ts', [importTypes('@manifest/resolved.ts', ['App']), constant('app', app, 'App')])
