import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { Model } from '../compile/resolve/model.ts'
import { structuredFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** Emits the route table, sorted by rank. Titles, preloading and the boot script read it. */
export const emitRoutes = ({ routes }: Model) => routesFile('routes.ts', 'routes', routes, 'PageName')

/** Emits the public routes as a file of their own: the login page loads only these, and has no search. */
export const emitPublicRoutes = ({ routes }: Model) =>
  routesFile(
    'public-routes.ts',
    'publicRoutes',
    routes.filter(isPublic).map(withoutSearchFields),
    'PublicPageName',
  )

const isPublic = ({ layout }: RouteData) => layout === 'public'

const withoutSearchFields = ({ group: _group, isUnlisted: _isUnlisted, ...route }: RouteData): RouteData =>
  route

const routesFile = (path: string, name: string, routes: RouteData[], pageType: string) =>
  structuredFile(path, [
    importTypes('@manifest/contract/resolved.ts', ['RouteData']),
    importTypes('./paths.ts', [pageType, 'RoutePattern'].toSorted()),
    constant(name, routes, `RouteData<${pageType}, RoutePattern>[]`),
  ])

export const emitRedirects = ({ redirects }: Model) =>
  structuredFile('redirects.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Redirect']),
    constant('redirects', redirects, 'Redirect[]'),
  ])

/** Emits the trail above each page and its `isHide` flag, by route pattern. */
export const emitBreadcrumbs = ({ breadcrumbs }: Model) =>
  structuredFile('breadcrumbs.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Breadcrumbs']),
    importTypes('./paths.ts', ['Path', 'RoutePattern']),
    constant('breadcrumbs', breadcrumbs, 'Breadcrumbs<RoutePattern, Path>'),
  ])
