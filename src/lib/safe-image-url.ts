/** Images inside the text itself: types that can hold no script. */
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/

/** Stands for whatever origin the app is served from. */
const origin = 'https://origin.invalid'

/**
 * Whether a text is a path of the site itself as browsers parse it: they drop tabs and turn backslashes into
 * slashes.
 */
const isOwnPath = (value: string) =>
  value.startsWith('/') && URL.canParse(value, origin) && new URL(value, origin).origin === origin

/**
 * The URL, where an image may be loaded from it: https, an absolute path of the site itself, or an image as data;
 * `undefined` for everything else. Values come from services and may be anything.
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (inline.test(value) || isOwnPath(value)) return value
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
