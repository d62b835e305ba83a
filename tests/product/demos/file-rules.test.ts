import { describe, expect, it } from 'vitest'
import { addFiles, type FileRules, formatFileSize } from '../../../src/demos/ui-kit/files/file-rules.ts'

const rules: FileRules = { endings: ['.pdf', '.png'], maxBytes: 2048, maxFiles: 2 }

const a = { name: 'a.pdf', size: 10 }
const b = { name: 'B.PNG', size: 2048 }

describe('a list of files', () => {
  it('accepts allowed endings in any case', () => {
    expect(addFiles([], [a, b], rules)).toEqual({ files: [a, b], refused: [] })
  })

  it.each([
    [{ name: 'c.exe', size: 10 }, 'use .pdf, .png'],
    [{ name: 'pdf', size: 10 }, 'use .pdf, .png'],
    [{ name: 'c.pdf', size: 0 }, 'o arquivo está vazio'],
    [{ name: 'c.pdf', size: 3072 }, 'tem 3 kB, e o limite é 2 kB'],
    [a, 'já está na lista'],
  ])('rejects %o: %s', (file, reason) => {
    expect(addFiles([a], [file], rules)).toEqual({ files: [a], refused: [{ name: file.name, reason }] })
  })

  it('keeps the files that fit when there are too many', () => {
    const c = { name: 'c.pdf', size: 5 }
    expect(addFiles([a], [b, c], rules)).toEqual({
      files: [a, b],
      refused: [{ name: 'c.pdf', reason: 'a lista já tem 2 arquivos' }],
    })
  })
})

describe('a size', () => {
  it.each([
    [500 * 1024, '500 kB'],
    [1024 ** 2, '1 MB'],
    [1.5 * 1024 ** 2, '1,5 MB'],
    [3000 * 1024 ** 2, '3.000 MB'],
  ])('of %i bytes is %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})
