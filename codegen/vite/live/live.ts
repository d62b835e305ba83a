import type { App, RouteData } from '../../../manifest/contract/resolved.ts'
import { type LoadedModule, liveEvents } from './events.ts'

type Exports = Record<string, unknown>

type Replace = (next: Exports) => void

/** Vite's handle of a module that may be replaced. `data` is the same for each of its versions. */
type Hot = { data: { replace?: Replace; start?: string }; send(event: string, payload: LoadedModule): void }

/** What the app takes in when it starts, of what is otherwise replaced; a change of it loads the page again. */
const pickStartupData: Record<string, (exports: Exports) => unknown> = {
  'app.ts': (exports) => pickAppStartup(exports.app as App),
  'routes.ts': ({ routes }) => (routes as RouteData[]).map(pickRouteStartup),
  'public-routes.ts': ({ publicRoutes }) => (publicRoutes as RouteData[]).map(pickRouteStartup),
}

const pickAppStartup = ({
  product,
  titles,
  footer: { year, rights, ...footer },
  preferences,
  ...app
}: App) => ({
  ...app,
  footer,
})

const pickRouteStartup = ({ pattern, layout, page, family, dossie }: RouteData) => [
  pattern,
  layout,
  page,
  family,
  dossie,
]

/** Tells the server which version of an emitted file the page has: it sends a newer one if there is one. */
export function tell(hot: Hot, file: string, digest: string) {
  hot.send(liveEvents.loaded, { file, digest })
}

/**
 * To be called by each version of a module of emitted data; the function it returns takes in the next one. `replace` gives
 * a version other exports: always the first, which is the one that the app imports.
 */
export function live(hot: Hot, file: string, digest: string, exports: Exports, replace: Replace) {
  tell(hot, file, digest)
  hot.data.replace ??= replace
  hot.data.start ??= serializeStartupData(file, exports)
  return (next: Exports | undefined) => {
    if (!next) return
    if (hot.data.start === serializeStartupData(file, next)) hot.data.replace?.(next)
    else location.reload()
  }
}

const serializeStartupData = (file: string, exports: Exports) =>
  JSON.stringify(pickStartupData[file]?.(exports) ?? null)
