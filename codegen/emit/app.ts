import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

/** What the product is called and how it starts. */
export const emitApp = ({ app }: Model) =>
  sourceFile('app.ts', [
    importTypes('@manifest/contract/resolved.ts', ['App']),
    importPath,
    constant('app', app, 'App<Path>'),
  ])
