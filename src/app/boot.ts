/**
 * Runs before the first paint, as a script of its own at the start of the body, without imports: applies the
 * stored theme, skin, direction and greys, chooses the loading view, and begins to load the page asked for beside the
 * entry, rather than after it.
 */
import type { BootData, RouteChunks } from '@manifest/contract/boot-data.ts'

/** Put in front of this script when it is built. */
declare const bootData: BootData

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${bootData.storagePrefix}.${name}`) ?? 'null')
  } catch {
    return null
  }
}

function applyPreferences() {
  const { darkMode, skin, isRTL, isMonochrome } = {
    ...bootData.preferences,
    ...(stored('preferences') as object | null),
  }
  const isDark = typeof darkMode === 'boolean' ? darkMode : bootData.preferences.darkMode
  const { body, documentElement: root } = document
  body.classList.remove('dark', 'light', 'skin--default', 'skin--bordered')
  body.classList.add(isDark ? 'dark' : 'light', skin === 'bordered' ? 'skin--bordered' : 'skin--default')
  root.dir = isRTL === true ? 'rtl' : 'ltr'
  root.classList.toggle('monochrome', isMonochrome === true)
}

/** What a pattern of the router matches: as there, neither case nor a trailing slash matters. */
const matcherOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  )

/** The chunks of the route that the router shows at a path: of those that match, the first. */
const chunksOf = (routes: RouteChunks[], path: string) =>
  routes.find(([pattern]) => matcherOf(pattern).test(path))?.[1]

/** The chunks of the page that a path leads to; those of the layout alone where it is not known, or those of the login. */
function neededChunks(path: string): number[] {
  const { publicRoutes, appRoutes, layout, login } = bootData
  const open = chunksOf(publicRoutes, path)
  if (open) return open
  if (!isAuth) return chunksOf(publicRoutes, login) ?? []
  return [...layout, ...(chunksOf(appRoutes, path) ?? [])]
}

function preload(index: number) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = bootData.chunks[index] ?? ''
  document.head.append(link)
}

const isAuth = stored('auth') === true
const marks = document.documentElement.classList
marks.toggle('is-in', isAuth)
// Where the app's own code does not come, nothing of it can say so.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && marks.add('is-failed'),
  true,
)
applyPreferences()
neededChunks(location.pathname).forEach(preload)
