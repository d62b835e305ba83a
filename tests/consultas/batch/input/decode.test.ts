import { describe, expect, it } from 'vitest'
import { decode, maxBytes, readFile } from '../../../../src/consultas/batch/input/read-file.ts'

const text = 'nome;uf\r\nJosé Ação;SP\r\n'

const utf8 = (content: string) => new TextEncoder().encode(content)

const latin1 = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0))

const utf16 = (content: string, isLittle = true) => {
  const bytes = new Uint8Array(content.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < content.length; index += 1)
    view.setUint16(index * 2, content.charCodeAt(index), isLittle)
  return bytes
}

describe('decode', () => {
  it.each([
    ['UTF-8', utf8(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${text}`), 'UTF-8'],
    ['UTF-16 with a byte order mark, little-endian', utf16(`\uFEFF${text}`), 'UTF-16'],
    ['UTF-16 with a byte order mark, big-endian', utf16(`\uFEFF${text}`, false), 'UTF-16'],
    ['UTF-16 without a byte order mark, little-endian', utf16(text), 'UTF-16'],
    ['UTF-16 without a byte order mark, big-endian', utf16(text, false), 'UTF-16'],
    ['Windows-1252', latin1(text), 'Windows-1252'],
  ])('decodes %s', (_, bytes, encoding) => {
    expect(decode(bytes)).toEqual({ text, encoding })
  })

  it('decodes plain digits as UTF-8', () => {
    expect(decode(utf8('01001000'))).toEqual({ text: '01001000', encoding: 'UTF-8' })
  })
})

describe('readFile', () => {
  const file = (content: BlobPart, name = 'lista.csv') => new File([content], name)

  it('returns name, text and encoding', async () => {
    expect(await readFile(file(latin1('São')))).toEqual({
      name: 'lista.csv',
      text: 'São',
      encoding: 'Windows-1252',
    })
  })

  it.each([
    ['over 10 MB', file(new Uint8Array(maxBytes + 1)), 'mais de 10 MB'],
    ['empty', file(''), 'vazio'],
    ['blank', file('\n \n'), 'vazio'],
    ['a PDF', file('%PDF-1.7 …'), 'um PDF'],
    ['binary', file(Uint8Array.from([137, 80, 78, 71, 13, 10, 0, 1, 2, 3, 4, 5])), 'não é de texto'],
  ])('rejects a file that is %s', async (_, given, message) => {
    expect(await readFile(given)).toEqual({ problem: expect.stringContaining(message) })
  })

  it('accepts exactly 10 MB', async () => {
    expect(await readFile(file(new Uint8Array(maxBytes).fill(49)))).toMatchObject({ encoding: 'UTF-8' })
  })

  it('reports a file that can no longer be read', async () => {
    const gone = Object.assign(file('x'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await readFile(gone)).toEqual({ problem: expect.stringContaining('Não foi possível ler') })
  })
})
