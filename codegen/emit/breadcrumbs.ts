import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Emits the breadcrumbs by route pattern: the trail above each page, and the hidden ones. */
export const emitBreadcrumbs = ({ breadcrumbs }: Model) =>
  sourceFile('breadcrumbs.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Breadcrumbs']),
    importTypes('./paths.ts', ['Path', 'RoutePattern']),
    constant('breadcrumbs', breadcrumbs, 'Breadcrumbs<RoutePattern, Path>'),
  ])
