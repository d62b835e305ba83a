import * as z from 'zod'
import { about } from '../schema/about.ts'
import { text, valuePath } from '../schema/text.ts'
import { statusColors } from '../schema/tone.ts'
import { checkScale, item, scale, valueShape } from '../schema/value.ts'
import { areaCodeValue, type LayoutValue } from './layout-value.ts'

/** The head of the result: its subject and status. */
export function summaryGrammar() {
  const summaryStatus = z.strictObject({
    value: valuePath.meta(about('A situação, como a fonte a diz', 'situacao')),
    colors: statusColors
      .default({})
      .meta(about('A cor de cada situação; as outras são neutras', { Ativa: 'success', Baixada: 'danger' })),
    texts: z
      .record(text, text)
      .optional()
      .meta(
        about('O que a etiqueta diz no lugar da palavra da fonte, que sozinha não diz de que é a situação', {
          Regular: 'Regular na Receita',
        }),
      ),
  })
  return z
    .strictObject({
      ...valueShape,
      value: valuePath.meta(about('De quem ou de que é o resultado', 'nome')),
      scale,
      detail: item
        .optional()
        .meta(about('Um segundo valor, ao lado', { label: 'CPF', value: 'cpf', format: 'cpf' })),
      status: summaryStatus
        .optional()
        .meta(about('A situação, numa etiqueta', { value: 'situacao', colors: { Regular: 'success' } })),
    })
    .superRefine(checkScale)
    .meta({ id: 'summary' })
}

export type Summary = z.output<ReturnType<typeof summaryGrammar>>

export const summaryPaths = ({
  value,
  sensitive = false,
  format,
  detail,
  status,
}: Summary): LayoutValue[] => [
  { path: value, at: ['value'], isSensitive: sensitive, format },
  ...(detail
    ? [
        {
          path: detail.value,
          at: ['detail', 'value'],
          isSensitive: detail.sensitive ?? false,
          format: detail.format,
        },
        ...areaCodeValue(detail, ['detail']),
      ]
    : []),
  ...(status ? [{ path: status.value, at: ['status', 'value'], isSensitive: false }] : []),
]
