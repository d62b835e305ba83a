import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** The one table of routes, in the order of their rank: titles, breadcrumbs, preloading and the boot script read it. */
export const emitRoutes = ({ routes }: Model) => routesFile('routes.ts', 'routes', routes, 'PageName')

/** The part of the table that somebody who is not logged in needs, as a file of its own: it is all that the login loads. */
export const emitPublicRoutes = ({ routes }: Model) =>
  routesFile('public-routes.ts', 'publicRoutes', routes.filter(isPublic), 'PublicPageName')

const isPublic = ({ layout }: RouteData) => layout === 'public'

const routesFile = (path: string, name: string, routes: RouteData[], pageType: string) =>
  sourceFile(path, [
    importTypes('@manifest/contract/resolved.ts', ['RouteData']),
    importTypes('./paths.ts', [pageType, 'RoutePattern']),
    constant(name, routes, `RouteData<${pageType}, RoutePattern>[]`),
  ])

/** Where paths that no route has lead. */
export const emitRedirects = ({ redirects }: Model) =>
  sourceFile('redirects.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Redirect']),
    constant('redirects', redirects, 'Redirect[]'),
  ])
