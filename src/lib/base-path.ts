/** The path under which the app is served, without a slash at the end: empty at the root of a host. */
const basePath = import.meta.env.BASE_URL.slice(0, -1)

/** Returns a path of the app as the path of a URL. */
export const addBasePath = (path: string): string => basePath + path

/** Returns the path of a URL as a path of the app. */
export const removeBasePath = (path: string): string => {
  const isInside = path === basePath || path.startsWith(`${basePath}/`)
  return isInside ? path.slice(basePath.length) || '/' : path
}
