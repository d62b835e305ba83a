/**
 * Runs before the first paint, as a separate script without imports. It applies the stored theme, skin,
 * direction and monochrome filter, chooses the loading view, and preloads the chunks of the requested page.
 */
import type { BootData, RouteChunks } from '@manifest/contract/boot-data.ts'

/** The build puts the data in front of this script. */
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
  const theme = isDark ? 'dark' : 'light'
  const { body, documentElement: root } = document
  body.classList.remove('dark', 'light', 'skin--default', 'skin--bordered')
  body.classList.add(theme, skin === 'bordered' ? 'skin--bordered' : 'skin--default')
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColor) themeColor.content = themeColor.dataset[theme] ?? ''
  root.dir = isRTL === true ? 'rtl' : 'ltr'
  root.classList.toggle('monochrome', isMonochrome === true)
}

/** Like the router, ignores case and a trailing slash. */
const buildMatcher = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  )

/** Returns the first route that matches, which is the one that the router shows. */
const findRoute = (routes: RouteChunks[], path: string) =>
  routes.find(([pattern]) => buildMatcher(pattern).test(path))

/** Returns the chunks of the page at a path. Unknown paths need the layout's, or those of the login. */
function neededChunks(path: string): number[] {
  const { publicRoutes, appRoutes, layout, login } = bootData
  const publicRoute = findRoute(publicRoutes, path) ?? (isAuth ? undefined : findRoute(publicRoutes, login))
  if (publicRoute || !isAuth) return publicRoute?.[1] ?? []
  return [...layout, ...(findRoute(appRoutes, path)?.[1] ?? [])]
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
// If the entry chunk does not load, no other code can show an error.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && rootClasses.add('is-failed'),
  true,
)
applyPreferences()
const path = `/${location.pathname.slice(bootData.base.length)}`
neededChunks(path).forEach(preload)
