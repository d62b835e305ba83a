/** Pictures inside the answer: types without script only. */
const inline = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/=]+$/

/** An address that an image may be loaded from: https, the site itself, or a picture in the answer; `undefined` otherwise. */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (inline.test(value)) return value
  if (/^\/(?![/\\])/.test(value)) return value
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined
}
