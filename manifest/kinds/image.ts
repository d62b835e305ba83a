import type { Kind } from './kind.ts'

/** Image types that every browser shows and that cannot contain scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

export const megabytesToBytes = (megabytes: number) => megabytes * 1_000_000

/** Length of a data URL before its data. */
const headerLength = 'data:image/jpeg;base64,'.length

const header = /^data:([\w/+.-]*);base64,/

/** The control's value for a file that no browser can decode. */
export const damagedImage = 'data:,'

const readBase64 = (url: string) => url.replace(header, '')

/** Returns the decoded size of a data URL, in bytes. */
export function computeSize(url: string): number {
  const data = readBase64(url)
  return (data.length * 3) / 4 - (data.slice(-2).split('=').length - 1)
}

/**
 * Corrects the type of a data URL by the file signature. A file's name can be wrong, such as a WebP image
 * named `.jpg`.
 */
function withDetectedType(url: string): string {
  const type = header.test(url) ? detectImageType(readBase64(url)) : undefined
  return type === undefined ? url : `data:${type};base64,${readBase64(url)}`
}

/** The file signature (first bytes) of each image type. */
const signatures: Record<string, (start: string) => boolean> = {
  'image/jpeg': (start) => start.startsWith('\xff\xd8\xff'),
  'image/png': (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
}

/** Decodes the first twelve bytes of base64 data, one character per byte. */
function decodeStart(base64: string): string {
  try {
    return atob(base64.slice(0, 16))
  } catch {
    return ''
  }
}

/** Returns the image type of base64 data by its file signature; `undefined` if it is none of them. */
function detectImageType(base64: string): string | undefined {
  const start = decodeStart(base64)
  return imageTypes.find((type) => signatures[type]?.(start))
}

const imageSubtypes = imageTypes.map((type) => type.replace('image/', '')).join('|')

export default {
  about: 'Uma imagem enviada por quem consulta',
  newField: { name: 'imagem', label: 'Imagem', icon: 'LuImage' },
  normalise: withDetectedType,
  validate: (value, { maxMegabytes }) => {
    if (value === damagedImage) return 'A imagem está danificada: escolha outra'
    const type = header.exec(value)?.[1]
    if (type === undefined) return 'Envie uma imagem JPEG, PNG ou WebP'
    const data = readBase64(value)
    if (data === '') return 'O arquivo está vazio'
    if (detectImageType(data) === undefined)
      return imageTypes.includes(type)
        ? 'O arquivo tem nome de imagem, mas o conteúdo não é JPEG, PNG nem WebP'
        : 'Envie uma imagem JPEG, PNG ou WebP'
    return computeSize(value) > megabytesToBytes(maxMegabytes)
      ? `A imagem tem mais de ${maxMegabytes.toLocaleString('pt-BR')} MB`
      : undefined
  },
  contract: {
    schema: {
      description: 'Imagem JPEG, PNG ou WebP como data URL em base64.',
      type: 'string',
      pattern: `^data:image/(?:${imageSubtypes});base64,[0-9A-Za-z+/]+={0,2}$`,
    },
    restrict: ({ maxMegabytes }) => ({
      words: `No máximo ${maxMegabytes.toLocaleString('pt-BR')} MB, decodificada.`,
      rules: { maxLength: headerLength + Math.ceil(megabytesToBytes(maxMegabytes) / 3) * 4 },
    }),
  },
  hidden: { text: 'Imagem' },
  isFile: true,
} satisfies Kind<{ maxMegabytes: number }>
