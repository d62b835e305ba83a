import { imageTypes } from '@manifest/contract/sent-value.ts'

type Matcher = (start: string) => boolean

/** The file signature (first bytes) of each image type. */
const signatures: Record<string, Matcher> = {
  'image/jpeg': (start) => start.startsWith('\xff\xd8\xff'),
  'image/png': (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
}

/** The first dozen bytes of base64 data, a character each. */
function decodeStart(base64: string): string {
  try {
    return atob(base64.slice(0, 16))
  } catch {
    return ''
  }
}

/** The image type of base64 data by its file signature; `undefined` where it is none of them. */
export function detectImageType(base64: string): string | undefined {
  const start = decodeStart(base64)
  return imageTypes.find((type) => signatures[type]?.(start))
}
