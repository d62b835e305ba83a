import { z } from 'zod'
import { identifier, text } from './text.ts'

const common = {
  name: identifier.describe('Nome do campo, usado em request como {nome}'),
  label: text.describe('Rótulo mostrado no formulário'),
  required: z.boolean().default(false),
  help: text.optional().describe('Uma linha de ajuda sob o campo'),
}

const plain = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), ...common })

/** A field of a consulta's form. Its kind carries mask, validation, message, keyboard and autocomplete. */
export const field = z.discriminatedUnion('kind', [
  plain('cpf'),
  plain('cnpj'),
  plain('cep'),
  plain('placa'),
  plain('phone'),
  plain('email'),
  plain('name'),
  plain('process'),
  plain('cns'),
  z.strictObject({
    kind: z.literal('text'),
    ...common,
    placeholder: text.optional(),
    minLength: z.int().min(1).optional(),
    maxLength: z.int().min(1).max(1000).default(120),
  }),
  z.strictObject({
    kind: z.literal('date'),
    ...common,
    notFuture: z.boolean().default(false).describe('Recusa datas depois de hoje'),
  }),
  z.strictObject({
    kind: z.literal('select'),
    ...common,
    options: z.array(z.strictObject({ value: text, label: text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('image'),
    ...common,
    maxMegabytes: z.number().positive().max(20).default(5),
  }),
])

export type Field = z.output<typeof field>
export type FieldKind = Field['kind']
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>
