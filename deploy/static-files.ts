/** Files with a hash in their name never change; pages and the rest are asked for again each time. */
export const cacheControl = (path: string) =>
  /-[0-9a-f]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const fileEnding = /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/** Whether a path is that of a file, which is there or not, rather than of a page, which the app answers. */
export const isFilePath = (path: string, assets: string) =>
  path.startsWith(`/${assets}/`) || fileEnding.test(path)

/** The type of a file whose name says none: answers of a service that are shipped as files. */
export const guessContentType = (path: string) => (/\/[^./]+$/.test(path) ? 'application/json' : undefined)
