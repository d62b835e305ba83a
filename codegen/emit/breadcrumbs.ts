import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** What stands above each page, and which breadcrumbs are hidden, by the pattern of the route. */
export const emitBreadcrumbs = ({ breadcrumbs }: Model) =>
  sourceFile('breadcrumbs.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Breadcrumbs']),
    importTypes('./paths.ts', ['Path', 'RoutePattern']),
    constant('breadcrumbs', breadcrumbs, 'Breadcrumbs<RoutePattern, Path>'),
  ])
