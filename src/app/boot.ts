/**
 * Runs before the first paint, as a script of its own at the start of the body, without imports: applies the
 * stored theme, skin, direction and greys, chooses the loading view, and begins to load the page asked for beside the
 * entry, rather than after it.
 */
import type { BootData, ChunksByPath } from '@manifest/contract/boot-data.ts'

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

const chunksOf = (routes: ChunksByPath, path: string) =>
  routes[path] ??
  routes[`${path}/*`] ??
  routes[path.replace(/[^/]+$/, '*')] ??
  routes[path.replace(/[^/]+(\/[^/]+)$/, '*$1')]

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
neededChunks(location.pathname.replace(/(.)\/$/, '$1')).forEach(preload)
