import { common, type FieldTable } from './field-table.ts'

/** Returns a data URL with a type, a size in bytes, and the first bytes of a file. */
const data = (type: string, start: string, bytes = 300) => {
  const content = Buffer.alloc(bytes)
  content.write(start, 'latin1')
  return `data:${type};base64,${content.toString('base64')}`
}

const jpeg = (bytes: number) => data('image/jpeg', '\xff\xd8\xff\xe0', bytes)
const pngStart = '\x89PNG\r\n\x1a\n'
const webpStart = 'RIFF\x24\x00\x00\x00WEBPVP8 '

export const image: FieldTable = {
  field: { kind: 'image', ...common, maxMegabytes: 1 },
  source: 'RFC 2397 (data URL), ISO/IEC 10918-1 (JPEG), ISO/IEC 15948 (PNG), RFC 9649 (WebP)',
  valid: [
    [jpeg(300), 'small JPEG'],
    [data('image/png', pngStart), 'PNG'],
    [data('image/webp', webpStart), 'WebP'],
    [jpeg(999_999), 'just under the limit'],
    [jpeg(1_000_000), 'exactly the limit, without padding'],
    [data('image/png', pngStart, 8), 'a signature only'],
    [data('image/jpeg', webpStart), 'a WebP named .jpg'],
    [data('image/png', '\xff\xd8\xff\xe1'), 'a JPEG named .png'],
    [data('', pngStart), 'no type, but a signature'],
    [data('application/octet-stream', pngStart), 'a general type, but a signature'],
  ],
  invalid: [
    [data('image/svg+xml', '<svg>'), 'may carry script'],
    [data('text/html', '<html>'), 'not an image'],
    [jpeg(1_200_000), 'over the limit'],
    [jpeg(1_000_001), 'one byte over the limit'],
    ['AAAA', 'not a data URL'],
    [data('image/gif', 'GIF89a'), 'not an accepted type'],
    ['https://exemplo.com/a.jpg', 'an address, not a file'],
    ['data:image/jpeg,AAAA', 'not in base64'],
    ['data:image/png;base64,', 'empty'],
    [data('image/heic', '\0\0\0\x18ftypheic'), 'not supported by every browser'],
    [data('application/pdf', '%PDF-1.7'), 'a document'],
    ['data:;base64,AAAA', 'no type and no signature'],
    ['blob:https://exemplo.com/1', 'a blob URL'],
    ['javascript:alert(1)', 'script'],
    [data('image/jpeg', '%PDF-1.7'), 'a document named .jpg'],
    [data('image/png', 'MZ'), 'a program named .png'],
    [data('image/webp', 'RIFF\x24\0\0\0WAVE'), 'a WAVE file, which begins like a WebP'],
    [data('image/png', 'PNG'), 'an incomplete PNG signature'],
    ['data:image/png;base64,%%%%', 'not valid base64'],
    ['data:,', 'marked as damaged'],
  ],
}
