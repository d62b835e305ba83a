import type * as z from 'zod'
import { about } from '../schema/about.ts'
import { createBlockGrammar } from '../schema/block-keys.ts'
import { text, valuePath } from '../schema/text.ts'
import { valueShape } from '../schema/value.ts'
import type { LayoutValue } from './layout-value.ts'

export const imageGrammar = () =>
  createBlockGrammar('image', {
    value: valuePath.meta(about('A imagem: base64 ou um endereço', 'foto')),
    alt: text.meta(about('O que a imagem mostra, para quem não a vê', 'Foto do documento')),
    sensitive: valueShape.sensitive,
  })

type ImageLayout = z.output<ReturnType<typeof imageGrammar>>

export const imagePaths = ({ value, sensitive = false }: ImageLayout): LayoutValue[] => [
  { path: value, at: ['value'], isSensitive: sensitive },
]
