import type * as z from 'zod'
import { about } from '../schema/about.ts'
import { createBlockGrammar, emptyText } from '../schema/block-keys.ts'
import { valuePath } from '../schema/text.ts'
import { item as itemGrammar } from '../schema/value.ts'
import { areaCodeValue, type LayoutValue, optionalValue, type RowValue } from './layout-value.ts'

export const timelineGrammar = () =>
  createBlockGrammar('timeline', {
    value: valuePath.meta(about('A lista da resposta, cada elemento um acontecimento', 'andamentos')),
    date: valuePath.meta(about('Quando aconteceu', 'data')),
    label: valuePath.meta(about('O que aconteceu', 'descricao')),
    detail: valuePath.optional().meta(about('Um texto menor sob o acontecimento', 'complemento')),
    item: itemGrammar
      .optional()
      .meta(about('Um valor do acontecimento, com rótulo', { label: 'Documento', value: 'documento' })),
    empty: emptyText,
  })

type TimelineLayout = z.output<ReturnType<typeof timelineGrammar>>

export const timelinePaths = ({ value, date, label, detail, item }: TimelineLayout): LayoutValue[] => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [
      ...optionalValue(date, 'date'),
      ...optionalValue(label, 'label'),
      ...optionalValue(detail, 'detail'),
      ...(item ? [itemValue(item), ...areaCodeValue(item, ['item'])] : []),
    ],
  },
]

const itemValue = ({ value, sensitive = false, format }: NonNullable<TimelineLayout['item']>): RowValue => ({
  path: value,
  at: ['item', 'value'],
  isSensitive: sensitive,
  format,
})
