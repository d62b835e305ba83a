import * as z from 'zod'
import { about, choice, control } from './about.ts'
import { format } from './format.ts'
import { text, valuePath } from './text.ts'
import { statusColors, tone } from './tone.ts'
import { checkScale, scale } from './value.ts'

const measures = ['count', 'sum', 'max', 'min', 'value'] as const

const oneMeasure = `Dê um, e só um, destes: ${measures.join(', ')}`

/** A path that may go through lists. */
const measuredPath = valuePath.meta(control('collected-path'))

const when = choice({
  some: 'Só aparece quando há algum, ou quando o valor não é zero nem vazio',
  colored: 'Só aparece quando colors dá uma cor ao valor',
  always: 'Aparece sempre',
})

/** A finding: a figure about a list, or a value. A path may go through lists: `pendencias.valor`. */
export const finding = z
  .strictObject({
    count: measuredPath.optional().meta(about('Uma lista da resposta: quantos elementos tem', 'pendencias')),
    sum: measuredPath
      .optional()
      .meta(about('Um valor de cada elemento de uma lista: a soma', 'pendencias.valor')),
    max: measuredPath
      .optional()
      .meta(about('Um valor de cada elemento de uma lista: o maior, ou o mais recente', 'telefones.data')),
    min: measuredPath
      .optional()
      .meta(about('Um valor de cada elemento de uma lista: o menor, ou o mais antigo', 'vinculos.inicio')),
    value: measuredPath.optional().meta(about('Um valor da resposta', 'score.pontos')),
    label: text
      .optional()
      .meta(
        about(
          'O que se conta ou mede, no plural; atrás de um número (4 pendências), antes do resto (score 412)',
          'pendências',
        ),
      ),
    one: text.optional().meta(about('O mesmo que label, quando é um só', 'pendência')),
    format: format.optional().meta(about('Como o valor é mostrado', 'currency')),
    scale,
    tone: tone
      .optional()
      .meta(about('A cor; sem ela, uma pontuação tem a da sua faixa. danger e warning pesam', 'danger')),
    colors: statusColors
      .optional()
      .meta(about('A cor de certos valores, em vez de tone', { Suspensa: 'warning', Cancelada: 'danger' })),
    when: when.default('always').meta(about('Quando aparece', 'some')),
    to: text.optional().meta({
      ...about('O título do bloco a que leva; sem ele, o bloco que mostra o valor', 'Pendências'),
      ...control('block-title'),
    }),
  })
  .refine((value) => measures.filter((key) => value[key] !== undefined).length === 1, { message: oneMeasure })
  .refine(({ when, colors }) => when !== 'colored' || colors !== undefined, {
    path: ['when'],
    message: 'colored precisa de colors',
  })
  .superRefine(checkScale)
  .refine(({ count, scale }) => count === undefined || scale === undefined, {
    path: ['scale'],
    message: 'count conta os elementos de uma lista: não há número que scale divida',
    params: { hint: 'apague scale' },
  })
  .meta({
    id: 'finding',
    ...about('O que importa primeiro na resposta, numa linha', { count: 'pendencias', label: 'pendências' }),
    oneOf: measures.map((key) => ({ required: [key], errorMessage: oneMeasure })),
  })

export type Finding = z.output<typeof finding>
