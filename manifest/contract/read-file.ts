/** Reads files that sources write into answers as base64, by their first bytes. */

const signatures: readonly (readonly [start: string, name: string, extension: string, mime: string])[] = [
  ['JVBERi', 'PDF', 'pdf', 'application/pdf'],
  ['/9j/', 'Imagem JPEG', 'jpg', 'image/jpeg'],
  ['iVBORw0KGgo', 'Imagem PNG', 'png', 'image/png'],
  ['UEsDB', 'Arquivo ZIP', 'zip', 'application/zip'],
  ['0M8R4KGx', 'Documento do Office', 'doc', 'application/msword'],
  ['e1xydG', 'Documento RTF', 'rtf', 'application/rtf'],
]

const base64 = /^[A-Za-z0-9+/\s]+={0,2}$/

/** No sign of a file is in a shorter text. */
const minLength = 64

export type FileContent = { name: string; extension: string; mime: string; base64: string; bytes: number }

/** Returns the file in a text, with or without `data:…;base64,` before it; `undefined` for another value. */
export function readFile(value: unknown): FileContent | undefined {
  if (typeof value !== 'string' || value.length < minLength) return undefined
  const content = value.trim().replace(/^data:[\w.+/-]*;base64,/i, '')
  const [, name, extension, mime] = signatures.find(([start]) => content.startsWith(start)) ?? []
  if (name === undefined || extension === undefined || mime === undefined) return undefined
  if (!base64.test(content)) return undefined
  return {
    name,
    extension,
    mime,
    base64: content,
    bytes: Math.floor((content.replace(/[\s=]/g, '').length * 3) / 4),
  }
}
