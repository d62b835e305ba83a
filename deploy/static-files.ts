/** Files with a hash in their name are cached forever; others are revalidated on each request. */
export const cacheControl = (path: string) =>
  /-[0-9a-f]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const fileEnding = /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/** Returns true for the path of a file, and false for a page that the app renders. */
export const isFilePath = (path: string, assets: string) =>
  path.startsWith(`/${assets}/`) || fileEnding.test(path)

/** Returns JSON for files without extension: recorded answers of services. */
export const guessContentType = (path: string) => (/\/[^./]+$/.test(path) ? 'application/json' : undefined)
