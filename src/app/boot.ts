/**
 * Runs before the first paint, as a script of its own at the start of the body, without imports: applies the
 * stored theme, skin, direction and monochrome filter, chooses the loading view, and preloads the chunks of the
 * requested page in parallel with the entry chunk.
 */
import type { BootData, RouteChunks } from '@manifest/contract/boot-data.ts'

/** Prepended to this script by the build. */
declare const bootData: BootData

function readStoredValue(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${bootData.storagePrefix}.${name}`) ?? 'null')
  } catch {
    return null
  }
}

function applyPreferences() {
  const { darkMode, skin, isRTL, isMonochrome } = {
    ...bootData.preferences,
    ...(readStoredValue('preferences') as object | null),
  }
  const isDark = typeof darkMode === 'boolean' ? darkMode : bootData.preferences.darkMode
  const { body, documentElement: root } = document
  body.classList.remove('dark', 'light', 'skin--default', 'skin--bordered')
  body.classList.add(isDark ? 'dark' : 'light', skin === 'bordered' ? 'skin--bordered' : 'skin--default')
  root.dir = isRTL === true ? 'rtl' : 'ltr'
  root.classList.toggle('monochrome', isMonochrome === true)
}

/** What a pattern of the router matches: as there, neither case nor a trailing slash matters. */
const buildMatcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  )

/** The chunks of the route that the router shows at a path: of those that match, the first. */
const findChunks = (routes: RouteChunks[], path: string) =>
  routes.find(([pattern]) => buildMatcher(pattern).test(path))?.[1]

/** The chunks of the page at a path; those of the layout alone for an unknown path, or those of the login. */
function neededChunks(path: string): number[] {
  const { publicRoutes, appRoutes, layout, login } = bootData
  const publicChunks = findChunks(publicRoutes, path)
  if (publicChunks) return publicChunks
  if (!isAuth) return findChunks(publicRoutes, login) ?? []
  return [...layout, ...(findChunks(appRoutes, path) ?? [])]
}

function preload(index: number) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = bootData.chunks[index] ?? ''
  document.head.append(link)
}

const isAuth = readStoredValue('auth') === true
const rootClasses = document.documentElement.classList
rootClasses.toggle('is-in', isAuth)
// If the entry chunk cannot be loaded, no code of the app is there to show an error.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && rootClasses.add('is-failed'),
  true,
)
applyPreferences()
neededChunks(location.pathname).forEach(preload)
