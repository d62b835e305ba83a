import type * as z from 'zod'
import { about } from '../schema/about.ts'
import { createBlockGrammar, emptyText } from '../schema/block-keys.ts'
import { valuePath } from '../schema/text.ts'
import { checkScale, scale, valueShape } from '../schema/value.ts'
import type { LayoutValue } from './layout-value.ts'

export const listGrammar = () =>
  createBlockGrammar('list', {
    value: valuePath.meta(about('A lista da resposta', 'emails')),
    item: valuePath.optional().meta(about('O valor de cada elemento, quando são objetos', 'endereco')),
    format: valueShape.format,
    sensitive: valueShape.sensitive,
    leads: valueShape.leads,
    scale,
    empty: emptyText,
  }).superRefine(checkScale)

type ListLayout = z.output<ReturnType<typeof listGrammar>>

export const listPaths = ({ value, item, sensitive = false, format }: ListLayout): LayoutValue[] => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [{ path: item, at: ['item'], isSensitive: sensitive, format }],
  },
]
