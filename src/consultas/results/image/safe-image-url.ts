/** Pictures inside the answer: types without script only. */
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/

/** Stands for whatever site the app is served from. */
const here = 'https://here.invalid'

/** Whether a text means a path of the site itself as a browser reads it, which drops tabs and turns backslashes. */
const isOwnPath = (value: string) =>
  value.startsWith('/') && URL.canParse(value, here) && new URL(value, here).origin === here

/** An address that an image may be loaded from: https, the site itself, or a picture in the answer; `undefined` otherwise. */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (inline.test(value) || isOwnPath(value)) return value
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
