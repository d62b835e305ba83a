import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Emits the breadcrumb of each route by its pattern: the trail above the page, or that it is hidden. */
export const emitBreadcrumbs = ({ breadcrumbs }: Model) =>
  sourceFile('breadcrumbs.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Breadcrumbs']),
    importTypes('./paths.ts', ['Path', 'RoutePattern']),
    constant('breadcrumbs', breadcrumbs, 'Breadcrumbs<RoutePattern, Path>'),
  ])
