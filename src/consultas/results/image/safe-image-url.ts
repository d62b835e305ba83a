/** Pictures inside the answer: types without script only. */
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/

/** A placeholder for the origin that the app is served from. */
const ownOrigin = 'https://origin.invalid'

/** Whether a text is a path on the app's own origin, as browsers parse it: they drop tabs and turn backslashes. */
const isOwnPath = (value: string) =>
  value.startsWith('/') && URL.canParse(value, ownOrigin) && new URL(value, ownOrigin).origin === ownOrigin

/**
 * An address that an image may be loaded from: https, the site itself, or a picture in the answer; `undefined`
 * otherwise.
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (inline.test(value) || isOwnPath(value)) return value
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
