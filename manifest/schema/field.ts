import * as z from 'zod'
import { type FieldKind, kinds } from '../kinds/index.ts'
import { about, flag } from './about.ts'
import { identifier, text } from './text.ts'

const common = {
  name: identifier.meta(about('Nome do campo; em request se escreve {nome}', 'cpf')),
  label: text.meta(about('Rótulo mostrado no formulário', 'CPF')),
  required: flag('Sem este campo não se consulta'),
  help: text.optional().meta(about('Uma linha de ajuda sob o campo', 'Com ou sem pontos e hífen.')),
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
  { minLength = 1, maxLength = 0 }: { minLength?: number; maxLength?: number },
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

/** The keys that only fields of a kind have. */
const ownKeys = {
  text: {
    placeholder: text.optional().meta(about('Texto apagado dentro do campo vazio', 'Cidade ou bairro')),
    minLength: z.int().min(1).optional().meta(about('Quantos caracteres, ao menos', 3)),
    maxLength: z.int().min(1).max(1000).default(120).meta(about('Quantos caracteres, no máximo', 60)),
  },
  date: { notFuture: flag('Recusa datas depois de hoje') },
  select: {
    options: z
      .array(option)
      .min(1)
      .superRefine(requireOwnValues)
      .meta(about('As opções, na ordem', [{ value: 'concessao', label: 'Concessão de crédito' }])),
  },
  image: {
    maxMegabytes: z.number().positive().max(20).default(5).meta(about('Tamanho máximo, em megabytes', 5)),
  },
} satisfies Partial<Record<FieldKind, z.ZodRawShape>>

type ShapeOutput<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

type OwnKeys<Kind extends FieldKind> = Kind extends keyof typeof ownKeys
  ? ShapeOutput<(typeof ownKeys)[Kind]>
  : unknown

export type Field = {
  [Kind in FieldKind]: { kind: Kind } & ShapeOutput<typeof common> & OwnKeys<Kind>
}[FieldKind]
export type FieldByKind<Kind extends FieldKind> = Extract<Field, { kind: Kind }>

const createFieldGrammar = (kind: FieldKind) => {
  const shape: z.ZodRawShape = {
    kind: z.literal(kind),
    ...common,
    ...(ownKeys as Partial<Record<FieldKind, z.ZodRawShape>>)[kind],
  }
  const object = z.strictObject(shape)
  return kind === 'text' ? object.superRefine(requireOrderedLengths) : object
}

const kindNames = Object.keys(kinds) as [FieldKind, ...FieldKind[]]

const [first, ...others] = kindNames.map(createFieldGrammar) as [ReturnType<typeof createFieldGrammar>]

/** A field of a consulta's form. Its kind sets mask, validation, message, keyboard and autocomplete. */
export const field = z.discriminatedUnion('kind', [first, ...others]).meta({
  id: 'field',
  ...about('Um campo do formulário', { name: 'cpf', kind: 'cpf', label: 'CPF' }),
  chosenBy: about('O que o campo pede', 'cpf'),
  choices: Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].about])),
}) as unknown as z.ZodType<Field>
