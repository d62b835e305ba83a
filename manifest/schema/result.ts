import * as z from 'zod'
import { about, choice } from './about.ts'
import type { format } from './format.ts'
import { scoreKeys } from './score-block.ts'
import { type column, requireGroupedColumn, tableKeys } from './table-block.ts'
import { longText, text, valuePath } from './text.ts'
import { type severity, statusColors } from './tone.ts'
import { item, valueShape } from './value.ts'

const title = text.optional().meta(about('Título do bloco', 'Endereço'))

const empty = text.optional().meta(about('O que dizer quando a lista está vazia', 'Nenhum registro.'))

const status = choice({
  info: 'Azul: uma informação',
  success: 'Verde: está tudo bem',
  warning: 'Amarelo: pede atenção',
  danger: 'Vermelho: há um problema',
})

const blockChoices: Record<string, string> = {
  fields: 'Rótulos e valores, um ao lado do outro',
  table: 'Uma lista da resposta como tabela: uma linha por elemento',
  list: 'Uma lista da resposta, um valor por linha',
  image: 'Uma imagem que vem na resposta',
  score: 'Um número na sua escala, com faixas, histórico e o que pesa nele',
  alert: 'Um aviso, sempre ou só quando um valor é verdadeiro',
  timeline: 'Uma lista de acontecimentos com data, do mais novo ao mais antigo',
}

/** A block of a result. Each `value` is a path in the answer; inside rows it starts at the row. */
export const block = z
  .discriminatedUnion('block', [
    z.strictObject({
      block: z.literal('fields'),
      title,
      items: z
        .array(item)
        .min(1)
        .meta(about('Os valores, na ordem', [{ label: 'CEP', value: 'cep', format: 'cep' }])),
    }),
    z
      .strictObject({ block: z.literal('table'), title, ...tableKeys, empty })
      .superRefine(requireGroupedColumn),
    z.strictObject({
      block: z.literal('list'),
      title,
      value: valuePath.meta(about('A lista da resposta', 'emails')),
      item: valuePath.optional().meta(about('O valor de cada elemento, quando são objetos', 'endereco')),
      format: valueShape.format,
      sensitive: valueShape.sensitive,
      leads: valueShape.leads,
      empty,
    }),
    z.strictObject({
      block: z.literal('image'),
      title,
      value: valuePath.meta(about('A imagem: base64 ou um endereço', 'foto')),
      alt: text.meta(about('O que a imagem mostra, para quem não a vê', 'Foto do documento')),
      sensitive: valueShape.sensitive,
    }),
    z.strictObject({ block: z.literal('score'), title, ...scoreKeys }),
    z.strictObject({
      block: z.literal('alert'),
      title,
      status: status.meta(about('A cor e o ícone do aviso', 'warning')),
      text: longText.optional().meta(about('O texto do aviso', 'Há dívidas vencidas registradas.')),
      value: valuePath.optional().meta(about('O texto do aviso, quando vem da resposta', 'obito.mensagem')),
      when: valuePath
        .optional()
        .meta(about('O aviso só aparece quando este valor é verdadeiro', 'obito.consta')),
    }),
    z.strictObject({
      block: z.literal('timeline'),
      title,
      value: valuePath.meta(about('A lista da resposta, cada elemento um acontecimento', 'andamentos')),
      date: valuePath.meta(about('Quando aconteceu', 'data')),
      label: valuePath.meta(about('O que aconteceu', 'descricao')),
      detail: valuePath.optional().meta(about('Um texto menor sob o acontecimento', 'complemento')),
      item: item
        .optional()
        .meta(about('Um valor do acontecimento, com rótulo', { label: 'Documento', value: 'documento' })),
      empty,
    }),
  ])
  .meta({
    id: 'block',
    ...about('Um bloco do resultado', { block: 'list', value: 'emails' }),
    chosenBy: about('O que o bloco mostra', 'fields'),
    choices: blockChoices,
  })

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

/** The head of the result: its subject and status. */
export const summary = z
  .strictObject({
    ...valueShape,
    value: valuePath.meta(about('De quem ou de que é o resultado', 'nome')),
    detail: item
      .optional()
      .meta(about('Um segundo valor, ao lado', { label: 'CPF', value: 'cpf', format: 'cpf' })),
    status: summaryStatus
      .optional()
      .meta(about('A situação, numa etiqueta', { value: 'situacao', colors: { Regular: 'success' } })),
  })
  .meta({ id: 'summary' })

export type Format = z.output<typeof format>
export type Item = z.output<typeof item>
/** A table column: a labelled value with sorting, colors, a total and behaviour in narrow tables. */
export type Column = z.output<typeof column>
export type Block = z.output<typeof block>
export type BlockKind = Block['block']
export type BlockByKind<Kind extends BlockKind> = Extract<Block, { block: Kind }>
export type Severity = z.output<typeof severity>
export type Summary = z.output<typeof summary>
