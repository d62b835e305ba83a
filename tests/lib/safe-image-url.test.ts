import { describe, expect, it } from 'vitest'
import { safeImageUrl } from '@/lib/safe-image-url.ts'

describe('safeImageUrl accepts', () => {
  it.each([
    'https://fotos.example/a.jpg',
    'HTTPS://fotos.example/a.jpg',
    'https://fotos.example:8443/a.jpg?largura=40#a',
    '/dash/a.svg',
    '/dash/a.svg?v=2',
    'data:image/png;base64,AAAA',
    'data:image/jpeg;base64,/9j/4AAQ==',
    'data:image/gif;base64,AAAA',
    'data:image/webp;base64,AAAA',
    'data:image/avif;base64,AAAA',
  ])('%j', (url) => expect(safeImageUrl(url)).toBe(url))
})

describe('safeImageUrl rejects', () => {
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script behind a blank', ' javascript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script with a line break in its scheme', 'java\nscript:alert(1)'],
    ['a script with a tab in its scheme', 'java\tscript:alert(1)'],
    ['a script in mixed case', 'JaVaScRiPt:alert(1)'],
    ['a script with an encoded colon', 'javascript&colon;alert(1)'],
    ['Visual Basic', 'vbscript:msgbox(1)'],
    ['Visual Basic in mixed case, with a carriage return', 'VB\rScript:msgbox(1)'],
    ['an inline document', 'data:text/html,<script>alert(1)</script>'],
    ['an inline document in base64', 'data:text/html;base64,PHNjcmlwdD4='],
    ['an inline document that begins as an image', 'data:image/png;base64,AAAA,text/html'],
    ['inline data without a type', 'data:,x'],
    ['an inline drawing, which can hold a script', 'data:image/svg+xml;base64,AAAA'],
    ['an inline drawing as text', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['an inline image behind a blank', ' data:text/html,x'],
    ['a blob', 'blob:https://evil.example/1'],
    ['a file', 'file:///etc/passwd'],
    ['FTP', 'ftp://fotos.example/a.jpg'],
    ['a socket', 'wss://fotos.example/a.jpg'],
    ['the source of a page', 'view-source:https://fotos.example/a.jpg'],
    ['the browser itself', 'about:blank'],
    ['plain HTTP', 'http://fotos.example/a.jpg'],
    ['another site without a scheme', '//evil.example/a.jpg'],
    ['another site behind backslashes', '\\\\evil.example\\a.jpg'],
    ['another site behind a slash and a backslash', '/\\evil.example/a.jpg'],
    ['another site behind a tab', '/\t/evil.example/a.jpg'],
    ['another site behind a line break', '/\n/evil.example/a.jpg'],
    ['a path relative to the page', 'fotos/a.jpg'],
    ['https without a host', 'https://'],
    ['an empty text', ''],
    ['a number', 7],
    ['nothing', null],
  ])('%s', (_kind, url) => expect(safeImageUrl(url)).toBeUndefined())
})
