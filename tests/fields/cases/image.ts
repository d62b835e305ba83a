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
    [jpeg(1_000_000), 'the limit itself; its padding does not count'],
    [data('image/png', pngStart, 8), 'as short as a beginning'],
    [data('image/jpeg', webpStart), 'a WebP that is called .jpg is a WebP'],
    [data('image/png', '\xff\xd8\xff\xe1'), 'a JPEG that is called .png is a JPEG'],
    [data('', pngStart), 'no type from the name: the bytes say it'],
    [data('application/octet-stream', pngStart), 'nor from a general one'],
  ],
  invalid: [
    [data('image/svg+xml', '<svg>'), 'may carry script'],
    [data('text/html', '<html>'), 'no image'],
    [jpeg(1_200_000), 'over the limit'],
    [jpeg(1_000_001), 'one byte over the limit'],
    ['AAAA', 'no data URL'],
    [data('image/gif', 'GIF89a'), 'not among the types'],
    ['https://exemplo.com/a.jpg', 'an address is no file'],
    ['data:image/jpeg,AAAA', 'not in base64'],
    ['data:image/png;base64,', 'empty'],
    [data('image/heic', '\0\0\0\x18ftypheic'), 'not shown by every browser'],
    [data('application/pdf', '%PDF-1.7'), 'a document'],
    ['data:;base64,AAAA', 'no type and no beginning'],
    ['blob:https://exemplo.com/1', 'an address of the browser'],
    ['javascript:alert(1)', 'script'],
    [data('image/jpeg', '%PDF-1.7'), 'a document that is called .jpg'],
    [data('image/png', 'MZ'), 'a program that is called .png'],
    [data('image/webp', 'RIFF\x24\0\0\0WAVE'), 'a sound, which begins like a WebP'],
    [data('image/png', 'PNG'), 'not all that a PNG begins with'],
    ['data:image/png;base64,%%%%', 'no base64'],
    ['data:,', 'one that the browser could not show'],
  ],
}
