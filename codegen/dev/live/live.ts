import type { App, RouteData } from '../../../manifest/contract/resolved.ts'
import { acceptSaved, readDraft, registerModule, watchDrafts } from './drafts.ts'
import { type LoadedModule, liveEvents, type ShownDrafts } from './events.ts'

type Exports = Record<string, unknown>

type Replace = (next: Exports) => void

/** Vite's `import.meta.hot` of a replaceable module. All versions share `data`. */
type Hot = {
  data: { replace?: Replace; start?: string }
  send(event: string, payload: LoadedModule | ShownDrafts): void
}

/** The part of replaceable data that the app reads at start. A change of it reloads the tab. */
const pickStartupData: Record<string, (exports: Exports) => unknown> = {
  'app.ts': (exports) => pickAppStartup(exports.app as App),
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

/** Reports the tab's version of an emitted file to the server. The server sends a newer one if it exists. */
export function reportVersion(hot: Hot, file: string, digest: string) {
  hot.send(liveEvents.loaded, { file, digest })
}

let isWatching = false

/**
 * Registers a version of an emitted module, and returns the function that accepts the next version. `replace`
 * assigns new exports to the first version, which is the one that the app imports.
 */
export function createAcceptHandler(
  hot: Hot,
  file: string,
  digest: string,
  exports: Exports,
  replace: Replace,
) {
  reportVersion(hot, file, digest)
  if (!isWatching) watchDrafts((files) => hot.send(liveEvents.drafted, { files }))
  isWatching = true
  hot.data.replace ??= replace
  hot.data.start ??= serializeStartupData(file, readDraft(file) ?? exports)
  const show = (next: Exports) => {
    if (hot.data.start === serializeStartupData(file, next)) hot.data.replace?.(next)
    else location.reload()
  }
  if (hot.data.replace === replace) registerModule(file, exports, show)
  return (next: Exports | undefined) => {
    if (next) acceptSaved(file, next)
  }
}

const serializeStartupData = (file: string, exports: Exports) =>
  JSON.stringify(pickStartupData[file]?.(exports) ?? null)
