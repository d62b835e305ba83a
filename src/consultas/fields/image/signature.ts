type Test = (start: string) => boolean

/** The types that every browser shows and that carry no script, each told by the bytes that its files begin with. */
const tests: Record<string, Test> = {
  'image/jpeg': (start) => start.startsWith('\xff\xd8\xff'),
  'image/png': (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
}

export const imageTypes = Object.keys(tests)

/** The first dozen bytes of base64 data, a character each. */
function startOf(base64: string): string {
  try {
    return atob(base64.slice(0, 16))
  } catch {
    return ''
  }
}

/** What base64 data is by its first bytes, whatever the file's name says; `undefined` where it is no such image. */
export function imageTypeOf(base64: string): string | undefined {
  const start = startOf(base64)
  return imageTypes.find((type) => tests[type]?.(start))
}
