import { bytesOf, imageTypes } from '@manifest/contract/sent-value.ts'
import type { FieldOf } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'
import { imageTypeOf } from './signature.ts'

const header = /^data:([\w/+.-]*);base64,/

/** The control's value for a file that starts like an image but that no browser can decode. */
export const damaged = 'data:,'

const dataOf = (url: string) => url.replace(header, '')

/** The decoded size of a data URL, in bytes. */
export function sizeOf(url: string): number {
  const data = dataOf(url)
  return (data.length * 3) / 4 - (data.slice(-2).split('=').length - 1)
}

/** A data URL whose type is what the bytes are: a file's name may say otherwise, as with a WebP that is called .jpg. */
function typed(url: string): string {
  const type = header.test(url) ? imageTypeOf(dataOf(url)) : undefined
  return type === undefined ? url : `data:${type};base64,${dataOf(url)}`
}

export const rule: FieldRule<FieldOf<'image'>> = {
  normalise: typed,
  problem: (value, { maxMegabytes }) => {
    if (value === damaged) return 'A imagem está danificada: escolha outra'
    const type = header.exec(value)?.[1]
    if (type === undefined) return 'Envie uma imagem JPEG, PNG ou WebP'
    const data = dataOf(value)
    if (data === '') return 'O arquivo está vazio'
    if (imageTypeOf(data) === undefined)
      return imageTypes.includes(type)
        ? 'O arquivo tem nome de imagem, mas o conteúdo não é JPEG, PNG nem WebP'
        : 'Envie uma imagem JPEG, PNG ou WebP'
    return sizeOf(value) > bytesOf(maxMegabytes)
      ? `A imagem tem mais de ${maxMegabytes.toLocaleString('pt-BR')} MB`
      : undefined
  },
  conceal: () => 'Imagem',
}
