import { describe, expect, it } from 'vitest'
import { safeImageUrl } from '../../../../src/consultas/results/image/safe-image-url.ts'

describe('safeImageUrl', () => {
  it.each(['https://fotos.example/a.jpg', '/dash/a.svg', 'data:image/png;base64,AAAA'])(
    'lets %s through',
    (url) => expect(safeImageUrl(url)).toBe(url),
  )

  it.each([
    'javascript:alert(1)',
    'http://fotos.example/a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/\t/evil.example/a.jpg',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml;base64,AAAA',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,AAAA',
    '',
    7,
    null,
  ])('refuses %s', (url) => expect(safeImageUrl(url)).toBeUndefined())
})
