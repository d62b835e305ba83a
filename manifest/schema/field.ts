import * as z from 'zod'
import { about, flag } from './about.ts'
import { identifier, text } from './text.ts'

const common = {
  name: identifier.meta(about('Nome do campo; em request se escreve {nome}', 'cpf')),
  label: text.meta(about('Rótulo mostrado no formulário', 'CPF')),
  required: flag('Sem este campo não se consulta'),
  help: text.optional().meta(about('Uma linha de ajuda sob o campo', 'Com ou sem pontos e hífen.')),
}

const plain = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), ...common })

const choices: Record<string, string> = {
  cpf: 'CPF, com máscara e dígitos verificadores',
  cnpj: 'CNPJ, também o alfanumérico, com máscara e dígitos verificadores',
  cep: 'CEP, oito dígitos',
  placa: 'Placa de veículo, antiga ou Mercosul',
  phone: 'Telefone com DDD, fixo ou celular',
  email: 'Endereço de e-mail',
  name: 'Nome de pessoa ou empresa',
  process: 'Número de processo do CNJ, com dígitos verificadores',
  cns: 'Cartão Nacional de Saúde, com dígito verificador',
  text: 'Texto livre, com limites de tamanho',
  date: 'Data, escolhida ou digitada',
  select: 'Uma escolha entre opções dadas em options',
  image: 'Uma imagem enviada por quem consulta',
}

const option = z.strictObject({
  value: text.meta(about('O valor que vai no pedido', 'concessao')),
  label: text.meta(about('O que se lê na lista', 'Concessão de crédito')),
})

/** Reports an option with the value of an earlier one: users could choose only the earlier one. */
function requireOwnValues(options: { value: string }[], context: z.RefinementCtx): void {
  for (const [index, { value }] of options.entries())
    if (options.findIndex((other) => other.value === value) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'value'],
        message: `Outra opção já tem o valor "${value}"`,
        params: { hint: 'dê um valor diferente a cada opção' },
      })
}

/** Reports limits of length that no text meets. */
function requireOrderedLengths(
  { minLength = 1, maxLength }: { minLength?: number | undefined; maxLength: number },
  context: z.RefinementCtx,
): void {
  if (minLength > maxLength)
    context.addIssue({
      code: 'custom',
      path: ['minLength'],
      message: `O campo pede ao menos ${minLength} caracteres, e aceita no máximo ${maxLength}`,
      params: { hint: 'baixe minLength, ou aumente maxLength' },
    })
}

/** A field of a consulta's form. Its kind sets mask, validation, message, keyboard and autocomplete. */
export const field = z
  .discriminatedUnion('kind', [
    plain('cpf'),
    plain('cnpj'),
    plain('cep'),
    plain('placa'),
    plain('phone'),
    plain('email'),
    plain('name'),
    plain('process'),
    plain('cns'),
    z
      .strictObject({
        kind: z.literal('text'),
        ...common,
        placeholder: text.optional().meta(about('Texto apagado dentro do campo vazio', 'Cidade ou bairro')),
        minLength: z.int().min(1).optional().meta(about('Quantos caracteres, ao menos', 3)),
        maxLength: z.int().min(1).max(1000).default(120).meta(about('Quantos caracteres, no máximo', 60)),
      })
      .superRefine(requireOrderedLengths),
    z.strictObject({
      kind: z.literal('date'),
      ...common,
      notFuture: flag('Recusa datas depois de hoje'),
    }),
    z.strictObject({
      kind: z.literal('select'),
      ...common,
      options: z
        .array(option)
        .min(1)
        .superRefine(requireOwnValues)
        .meta(about('As opções, na ordem', [{ value: 'concessao', label: 'Concessão de crédito' }])),
    }),
    z.strictObject({
      kind: z.literal('image'),
      ...common,
      maxMegabytes: z.number().positive().max(20).default(5).meta(about('Tamanho máximo, em megabytes', 5)),
    }),
  ])
  .meta({
    id: 'field',
    ...about('Um campo do formulário', { name: 'cpf', kind: 'cpf', label: 'CPF' }),
    chosenBy: about('O que o campo pede', 'cpf'),
    choices,
  })

export type Field = z.output<typeof field>
export type FieldKind = Field['kind']
export type FieldByKind<Kind extends FieldKind> = Extract<Field, { kind: Kind }>
