import * as z from 'zod'
import { about } from '../schema/about.ts'
import { createBlockGrammar } from '../schema/block-keys.ts'
import { text, valuePath } from '../schema/text.ts'
import { severity } from '../schema/tone.ts'
import { scale } from '../schema/value.ts'
import { type LayoutValue, optionalValue, type RowValue } from './layout-value.ts'

type Bands = readonly { upTo: number }[]

/** A band that ends before the one above it would never apply. */
function requireAscendingBands(bands: Bands, context: z.RefinementCtx): void {
  for (const [index, { upTo }] of bands.entries()) {
    const previous = bands[index - 1]?.upTo
    if (previous !== undefined && upTo <= previous)
      context.addIssue({
        code: 'custom',
        path: [index, 'upTo'],
        message: `A faixa vai até ${upTo}, e a anterior já vai até ${previous}`,
        params: { hint: 'escreva as faixas da menor para a maior, cada upTo uma só vez' },
      })
  }
}

/** A number on its scale, and the factors that explain it. */
export function scoreGrammar() {
  const band = z.strictObject({
    upTo: z.number().meta(about('Até onde vai a faixa', 300)),
    label: text.meta(about('O que a faixa quer dizer', 'Risco muito alto')),
    color: severity.meta(about('A cor da faixa', 'danger')),
  })

  const paying = z.strictObject({
    value: valuePath.meta(about('Quantos de cada 100 pagam em dia', 'score.pagam_em_cem')),
    scale,
    who: text.default('pessoas').meta(about('De quem é o perfil', 'empresas')),
  })

  const history = z.strictObject({
    value: valuePath.meta(about('A lista da resposta; o mês mais novo é o da pontuação atual', 'historico')),
    month: valuePath.meta(about('O mês de cada elemento, como 2026-09', 'mes')),
    points: valuePath.meta(about('A pontuação de cada elemento', 'pontos')),
  })

  const factors = z.strictObject({
    value: valuePath.meta(about('A lista da resposta; cada elemento é um fator', 'fatores')),
    label: valuePath.meta(about('O nome do fator', 'fator')),
    effect: valuePath.meta(about('Se o fator sobe ou baixa a pontuação', 'efeito')),
    unfavorable: text.meta(about('A palavra de effect para o que baixa a pontuação', 'Desfavorável')),
    favorable: text.meta(about('A palavra de effect para o que sobe a pontuação', 'Favorável')),
    weight: valuePath.meta(about('Quanto o fator pesa', 'peso')),
    weights: z
      .array(text)
      .min(1)
      .meta(about('As palavras de weight, da menor para a maior', ['Baixo', 'Médio', 'Alto'])),
    detail: valuePath.optional().meta(about('Uma observação sobre o fator', 'observacao')),
  })
  return createBlockGrammar('score', {
    value: valuePath.meta(about('A pontuação', 'score.pontos')),
    scale: scale.meta(
      about('Por quanto se divide a pontuação, também a de cada mês; min, max e bands são do resultado', 100),
    ),
    min: z.number().default(0).meta(about('Onde a escala começa', 0)),
    max: z.number().default(1000).meta(about('Onde a escala acaba', 1000)),
    unit: text.optional().meta(about('O que se escreve atrás do número', '%')),
    bands: z
      .array(band)
      .superRefine(requireAscendingBands)
      .default([])
      .meta(
        about('As faixas da escala, da menor para a maior', [{ upTo: 500, label: 'Alto', color: 'danger' }]),
      ),
    empty: text.optional().meta(about('O que dizer quando não há pontuação', 'Não há pontuação.')),
    model: valuePath.optional().meta(about('O modelo que calculou a pontuação', 'score.modelo')),
    paying: paying
      .optional()
      .meta(about('Quantos pagam em dia com esta pontuação', { value: 'pagam_em_cem' })),
    history: history
      .optional()
      .meta(about('A pontuação por mês', { value: 'historico', month: 'mes', points: 'pontos' })),
    factors: factors.optional().meta(
      about('O que pesa na pontuação', {
        value: 'fatores',
        label: 'fator',
        effect: 'efeito',
        unfavorable: 'Desfavorável',
        favorable: 'Favorável',
        weight: 'peso',
        weights: ['Baixo', 'Alto'],
      }),
    ),
  })
}

type ScoreLayout = z.output<ReturnType<typeof scoreGrammar>>

const listValue = (key: string, path: string, rows: Record<string, string | undefined>): LayoutValue => ({
  path,
  at: [key, 'value'],
  isSensitive: false,
  rows: Object.entries(rows).flatMap(([name, inRow]): RowValue[] =>
    optionalValue(inRow, name).map((value) => ({ ...value, at: [key, ...value.at] })),
  ),
})

export const scorePaths = ({ value, model, paying, history, factors }: ScoreLayout): LayoutValue[] => [
  ...optionalValue(value, 'value'),
  ...optionalValue(model, 'model'),
  ...(paying ? [{ path: paying.value, at: ['paying', 'value'], isSensitive: false }] : []),
  ...(history ? [listValue('history', history.value, { month: history.month, points: history.points })] : []),
  ...(factors
    ? [
        listValue('factors', factors.value, {
          label: factors.label,
          effect: factors.effect,
          weight: factors.weight,
          detail: factors.detail,
        }),
      ]
    : []),
]
