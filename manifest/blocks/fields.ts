import * as z from 'zod'
import { about } from '../schema/about.ts'
import { createBlockGrammar } from '../schema/block-keys.ts'
import { item } from '../schema/value.ts'
import { areaCodeValue, type LayoutValue } from './layout-value.ts'

export const fieldsGrammar = () =>
  createBlockGrammar('fields', {
    inHead: z
      .boolean()
      .optional()
      .meta(about('Fica numa linha abaixo do nome, sem o título: o que identifica', true)),
    items: z
      .array(item)
      .min(1)
      .meta(about('Os valores, na ordem', [{ label: 'CEP', value: 'cep', format: 'cep' }])),
  })

type FieldsLayout = z.output<ReturnType<typeof fieldsGrammar>>

export const fieldsPaths = ({ items }: FieldsLayout): LayoutValue[] =>
  items.flatMap((item, index) => [
    {
      path: item.value,
      at: ['items', index, 'value'],
      isSensitive: item.sensitive ?? false,
      format: item.format,
    },
    ...areaCodeValue(item, ['items', index]),
  ])
