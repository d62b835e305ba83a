import type { FieldOf } from '@manifest/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** Types that every browser shows and that carry no script. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

const header = /^data:([\w/+.-]+);base64,/

export const bytesOf = (megabytes: number) => megabytes * 1_000_000

/** Size in bytes of what a base64 data URL holds. */
function sizeOf(url: string): number {
  const data = url.slice(url.indexOf(',') + 1)
  const padding = data.slice(-2).split('=').length - 1
  return (data.length * 3) / 4 - padding
}

export const rule: FieldRule<FieldOf<'image'>> = {
  normalise: (raw) => raw,
  problem: (value, { maxMegabytes }) => {
    if (!imageTypes.includes(header.exec(value)?.[1] ?? '')) return 'Envie uma imagem JPEG, PNG ou WebP'
    if (sizeOf(value) === 0) return 'A imagem está vazia'
    return sizeOf(value) > bytesOf(maxMegabytes) ? `A imagem tem mais de ${maxMegabytes} MB` : undefined
  },
  conceal: () => 'Imagem',
}
