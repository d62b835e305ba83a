import type { FieldOf } from '@manifest/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** Types that every browser shows and that carry no script. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

const header = /^data:([\w/+.-]+);base64,/

/** Size in bytes of what a base64 data URL holds. */
const sizeOf = (url: string) => Math.floor(((url.length - url.indexOf(',') - 1) * 3) / 4)

export const rule: FieldRule<FieldOf<'image'>> = {
  normalise: (raw) => raw,
  problem: (value, { maxMegabytes }) => {
    if (!imageTypes.includes(header.exec(value)?.[1] ?? '')) return 'Envie uma imagem JPEG, PNG ou WebP'
    return sizeOf(value) > maxMegabytes * 1_000_000 ? `A imagem tem mais de ${maxMegabytes} MB` : undefined
  },
  conceal: () => 'Imagem',
}
