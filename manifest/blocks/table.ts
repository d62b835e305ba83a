import * as z from 'zod'
import { about, choice } from '../schema/about.ts'
import { createBlockGrammar, emptyText } from '../schema/block-keys.ts'
import { identifier, text, valuePath } from '../schema/text.ts'
import { statusColors } from '../schema/tone.ts'
import { checkAreaCode, checkScale, itemShape } from '../schema/value.ts'
import { areaCodeValue, type LayoutValue, optionalValue, type RowValue } from './layout-value.ts'

type ColumnKeys = {
  format?: string | undefined
  sensitive?: boolean | undefined
  colors?: unknown
  total?: boolean | undefined
  relation?: boolean | undefined
}

/** Refuses keys that reveal a hidden value, and totals of values that are not amounts. */
function checkColumn(
  { format, sensitive, colors, total, relation }: ColumnKeys,
  context: z.RefinementCtx,
): void {
  const refuse = (key: string, message: string, hint = `apague ${key} desta coluna`) =>
    context.addIssue({ code: 'custom', path: [key], message, params: { hint } })
  if (sensitive && colors !== undefined)
    refuse('colors', 'Uma coluna com sensitive não tem colors: a cor diria o que está encoberto')
  if (sensitive && total)
    refuse('total', 'Uma coluna com sensitive não tem total: ele diria o que está encoberto')
  if (sensitive && relation)
    refuse('relation', 'Uma coluna com sensitive não tem relation: o grafo diria o que está encoberto')
  if (total && format !== 'currency' && format !== 'number')
    refuse(
      'total',
      'Só uma coluna com format: currency ou number tem total',
      'dê à coluna um destes formatos, ou apague total',
    )
}

function columnGrammar() {
  const priority = choice({ low: 'Onde a tabela não cabe, a coluna vai para trás de Detalhes' })
  return z
    .strictObject({
      ...itemShape,
      value: valuePath.meta(about('O valor em cada linha', 'municipio')),
      priority: priority.optional().meta(about('O que fazer da coluna onde falta lugar', 'low')),
      order: z
        .array(text)
        .min(2, 'Dê ao menos duas palavras')
        .optional()
        .meta(about('As palavras da coluna na ordem em que se classificam', ['Alto', 'Médio', 'Baixo'])),
      colors: statusColors
        .optional()
        .meta(
          about('A cor de cada palavra da coluna, numa etiqueta; as outras são neutras', { Pago: 'success' }),
        ),
      total: z
        .boolean()
        .optional()
        .meta(about('true: a soma da coluna fica sob a tabela, com quantas linhas não têm valor', true)),
      relation: z
        .boolean()
        .optional()
        .meta(
          about(
            'true: a coluna diz o que a pessoa ou a empresa da linha é do assunto, e nomeia a ligação no grafo',
            true,
          ),
        ),
    })
    .superRefine(checkColumn)
    .superRefine(checkAreaCode)
    .superRefine(checkScale)
}

export type Column = z.output<ReturnType<typeof columnGrammar>>

type TableKeys = {
  groupBy?: string | undefined
  columns: readonly { value: string; sensitive?: boolean | undefined }[]
}

/** Grouping by a hidden value would reveal which rows have the same one. */
function requireGroupedColumn({ groupBy, columns }: TableKeys, context: z.RefinementCtx): void {
  if (groupBy === undefined || columns.some(({ value, sensitive }) => value === groupBy && !sensitive)) return
  const message = 'groupBy é o value de uma coluna da tabela, e não de uma com sensitive'
  const names = columns.flatMap(({ value, sensitive }) => (sensitive ? [] : [value]))
  context.addIssue({
    code: 'custom',
    path: ['groupBy'],
    message,
    params: {
      hint:
        names.length > 0
          ? `existem: ${names.join(', ')}`
          : 'mostre a coluna sem sensitive, ou apague groupBy',
    },
  })
}

type MapKeys = TableKeys & { value: string; each?: string | undefined; key?: string | undefined }

/** Files of an answer have the keys of its maps, so a key cannot be hidden. */
function checkKey({ value, each, key, columns }: MapKeys, context: z.RefinementCtx): void {
  if (key === undefined) return
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (!/(?:^|\.)\*(?:\.|$)/.test(`${value}.${each ?? ''}`))
    refuse(['key'], 'key nomeia a chave de um mapa: value ou each precisa de um *, como pagamentosPorMes.*')
  for (const [index, column] of columns.entries())
    if (column.sensitive && column.value.split('.').at(-1) === key)
      refuse(
        ['columns', index, 'sensitive'],
        'A chave de um mapa não se encobre: os arquivos da resposta a têm',
      )
}

export function tableGrammar() {
  const bar = z.strictObject({
    value: valuePath.meta(about('O tamanho da parte', 'valor')),
    label: valuePath.meta(about('O nome da parte', 'prazo')),
    group: valuePath
      .optional()
      .meta(about('O que junta as partes e lhes dá a cor, pelos colors da sua coluna', 'situacao')),
  })
  return createBlockGrammar('table', {
    value: valuePath.meta(
      about(
        'A lista da resposta; cada elemento é uma linha. Um mapa se escreve com .* no fim: cada entrada é uma linha',
        'enderecos',
      ),
    ),
    each: valuePath
      .optional()
      .meta(
        about(
          'Uma lista dentro de cada linha: a tabela tem então uma linha por elemento dela, com os valores de fora repetidos',
          'parcelas',
        ),
      ),
    key: identifier
      .optional()
      .meta(
        about(
          'O nome, nas colunas, da chave de cada linha de um mapa: pagamentosPorMes.* com key: mes; um valor simples fica em valor',
          'mes',
        ),
      ),
    columns: z
      .array(columnGrammar())
      .min(1)
      .meta(about('As colunas, na ordem', [{ label: 'Município', value: 'municipio' }])),
    groupBy: valuePath
      .optional()
      .meta(about('A coluna pela qual a tabela começa agrupada; quem lê pode desagrupar', 'processo')),
    map: valuePath
      .optional()
      .meta(about('Conta as linhas no mapa do Brasil, pela UF que cada uma tem aqui', 'uf')),
    bar: bar
      .optional()
      .meta(about('Desenha as linhas como partes de uma barra', { value: 'valor', label: 'prazo' })),
    empty: emptyText,
  })
    .superRefine(requireGroupedColumn)
    .superRefine(checkKey)
}

type TableLayout = z.output<ReturnType<typeof tableGrammar>>

/** Map and bar show values of the rows, and hide those of sensitive columns. */
function pictureValues({ columns, map, bar }: TableLayout): RowValue[] {
  const values = [
    ...(map === undefined ? [] : [{ path: map, at: ['map'] }]),
    ...(bar ? [{ path: bar.value, at: ['bar', 'value'] }] : []),
    ...(bar ? [{ path: bar.label, at: ['bar', 'label'] }] : []),
    ...(bar?.group === undefined ? [] : [{ path: bar.group, at: ['bar', 'group'] }]),
  ]
  const findHidden = (path: string) => columns.find(({ value, sensitive }) => value === path && sensitive)
  return values.map((value) => {
    const hidden = findHidden(value.path)
    return { ...value, isSensitive: hidden !== undefined, format: hidden?.format }
  })
}

export const tablePaths = (block: TableLayout): LayoutValue[] => [
  {
    path: block.value,
    at: ['value'],
    isSensitive: false,
    each: block.each,
    key: block.key,
    rows: [
      ...optionalValue(block.each, 'each'),
      ...block.columns.flatMap((column, index) => [
        {
          path: column.value,
          at: ['columns', index, 'value'],
          isSensitive: column.sensitive ?? false,
          format: column.format,
        },
        ...areaCodeValue(column, ['columns', index]),
      ]),
      ...pictureValues(block),
    ],
  },
]
