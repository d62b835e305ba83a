import { addBasePath } from './base-path.ts'

/** Data URLs of image types that cannot contain scripts. */
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/

/** A placeholder for the origin that serves the app. */
const origin = 'https://origin.invalid'

/**
 * Returns true for a path of this site as browsers parse it: they drop tabs and turn backslashes into
 * slashes.
 */
const isOwnPath = (value: string) =>
  value.startsWith('/') && URL.canParse(value, origin) && new URL(value, origin).origin === origin

/**
 * Returns the URL if an image may be loaded from it: https, a path from the app's root, or an image as
 * data. Otherwise `undefined`: values come from sources and may be anything.
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (inline.test(value)) return value
  if (isOwnPath(value)) return addBasePath(value)
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
