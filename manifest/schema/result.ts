import { z } from 'zod'
import { tone } from './menu.ts'
import { text, valuePath } from './text.ts'

/** How a value is shown. Without a format it is shown as text. */
export const format = z.enum([
  'cpf',
  'cnpj',
  'cep',
  'phone',
  'email',
  'nis',
  'cns',
  'titulo',
  'cnae',
  'placa',
  'process',
  'renavam',
  'date',
  'datetime',
  'month',
  'currency',
  'number',
  'percent',
  'yes-no',
  'list',
])

const shown = {
  value: valuePath,
  format: format.optional(),
  sensitive: z.boolean().default(false).describe('Mostra • até que o usuário peça para ver'),
  leads: z.boolean().optional().describe('false: o valor não leva a outras consultas'),
}

const item = z.strictObject({ label: text, ...shown })

const column = z.strictObject({
  ...item.shape,
  priority: z
    .enum(['low'])
    .optional()
    .describe('low: onde a tabela não cabe, a coluna vai para trás de Detalhes'),
  order: z
    .array(text)
    .min(2, 'Dê ao menos duas palavras')
    .optional()
    .describe('As palavras da coluna na ordem em que se classificam, como [Alto, Médio, Baixo]'),
})

const title = text.optional().describe('Título do bloco')

/** The colours of a scale or a status: orange is more serious than warning and less than danger. */
const severity = z.enum([...tone.options, 'orange'])

const paying = z.strictObject({
  value: valuePath.describe('Quantos de cada 100 pagam em dia'),
  who: text.default('pessoas').describe('De quem é o perfil: pessoas, empresas'),
})

const history = z.strictObject({
  value: valuePath.describe('A lista da resposta; o mês mais novo é o da pontuação atual'),
  month: valuePath.describe('O mês, como 2026-09'),
  points: valuePath,
})

const factors = z.strictObject({
  value: valuePath.describe('A lista da resposta; cada elemento é um fator'),
  label: valuePath,
  effect: valuePath,
  unfavorable: text.describe('A palavra de effect para o que baixa a pontuação'),
  favorable: text.describe('A palavra de effect para o que sobe a pontuação'),
  weight: valuePath,
  weights: z.array(text).min(1).describe('As palavras de weight, da menor para a maior'),
  detail: valuePath.optional(),
})

/** A block of a result. `value`s are paths in the answer; inside rows they start at the row. */
export const block = z.discriminatedUnion('block', [
  z.strictObject({ block: z.literal('fields'), title, items: z.array(item).min(1) }),
  z.strictObject({
    block: z.literal('table'),
    title,
    value: valuePath.describe('A lista da resposta; cada elemento é uma linha'),
    columns: z.array(column).min(1),
    tree: z
      .strictObject({ name: valuePath, relation: valuePath })
      .optional()
      .describe('Desenha as linhas como árvore: o nome de cada uma, pela relação com quem se consulta'),
    map: valuePath.optional().describe('Conta as linhas no mapa do Brasil, pela UF que cada uma tem aqui'),
    empty: text.optional().describe('O que dizer quando não há linhas'),
  }),
  z.strictObject({
    block: z.literal('list'),
    title,
    value: valuePath.describe('A lista da resposta'),
    item: valuePath.optional().describe('O valor de cada elemento, quando são objetos'),
    format: format.optional(),
    sensitive: z.boolean().default(false),
    leads: shown.leads,
    empty: text.optional(),
  }),
  z.strictObject({
    block: z.literal('image'),
    title,
    value: valuePath,
    alt: text,
    sensitive: z.boolean().default(false),
  }),
  z.strictObject({
    block: z.literal('score'),
    title,
    value: valuePath,
    min: z.number().default(0),
    max: z.number().default(1000),
    unit: text.optional().describe('O que se escreve atrás do número, como %'),
    bands: z.array(z.strictObject({ upTo: z.number(), label: text, color: severity })).default([]),
    empty: text.optional().describe('O que dizer quando não há pontuação'),
    model: valuePath.optional().describe('O modelo que calculou a pontuação'),
    paying: paying.optional(),
    history: history.optional(),
    factors: factors.optional(),
  }),
  z.strictObject({
    block: z.literal('alert'),
    title,
    status: z.enum(['info', 'success', 'warning', 'danger']),
    text: text.optional(),
    value: valuePath.optional().describe('Texto que vem da resposta'),
    when: valuePath.optional().describe('Só aparece quando este valor é verdadeiro'),
  }),
  z.strictObject({
    block: z.literal('timeline'),
    title,
    value: valuePath.describe('A lista da resposta, cada elemento um acontecimento'),
    date: valuePath,
    label: valuePath,
    detail: valuePath.optional(),
    item: item
      .optional()
      .describe('Um valor do acontecimento, com rótulo, como o documento de quem participou'),
    empty: text.optional(),
  }),
])

/** The head of the result: who or what it is about, and its status. */
export const summary = z.strictObject({
  ...shown,
  detail: item.optional(),
  status: z.strictObject({ value: valuePath, colors: z.record(text, severity).default({}) }).optional(),
})

export type Format = z.output<typeof format>
export type Item = z.output<typeof item>
/** An item of a table: how its column is sorted, and what becomes of it where the table is too wide. */
export type Column = z.output<typeof column>
export type Block = z.output<typeof block>
export type BlockKind = Block['block']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { block: Kind }>
export type Severity = z.output<typeof severity>
export type Summary = z.output<typeof summary>
