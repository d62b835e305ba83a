import * as z from 'zod'
import { about, control } from './about.ts'
import { supplierName } from './names.ts'
import { call, errorStatus, oneMethod, requireOneMethod, template } from './request.ts'
import { supplierPages } from './source-pages.ts'
import { text, valuePath } from './text.ts'

/** How a value of the contract is taken from a supplier's answer. */
type AnswerValue =
  | string
  | { value: string; scale?: number | undefined; date?: boolean | undefined }
  | { list: string; items: Record<string, AnswerValue> }

const supplierPath = valuePath.meta(about('Caminho de um valor na resposta do fornecedor', 'dados.nome'))

const converted = z.strictObject({
  value: supplierPath,
  scale: z.number().positive().optional().meta(about('Por quanto dividir o número', 100)),
  date: z
    .literal(true)
    .optional()
    .meta(about('true: escreve a data como AAAA-MM-DD, como quer que o fornecedor a escreva', true)),
})

const answerValue: z.ZodType<AnswerValue> = z.lazy(() =>
  z.union([
    supplierPath,
    converted,
    z.strictObject({
      list: valuePath.meta(about('Caminho de uma lista na resposta do fornecedor', 'dados.enderecos')),
      items: answerMap.meta({
        ...about('Um valor do exemplo: o caminho dele em cada elemento', { cep: 'zip' }),
        ...control('yaml'),
      }),
    }),
  ]),
)

const answerMap = z.record(valuePath, answerValue)

const supplierCall = {
  name: supplierName.meta(about('Um fornecedor de suppliers.yaml', 'viacep')),
  ...call,
  headers: z
    .record(
      z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Use o nome de um cabeçalho HTTP, como X-Canal'),
      template,
    )
    .optional()
    .meta(
      about(
        'Cabeçalhos deste pedido ao fornecedor, sem segredos; {purpose} aqui, no caminho, em query e em body é a finalidade',
        {
          'X-Produto': 'completo',
        },
      ),
    ),
  success: z
    .strictObject({
      when: valuePath.meta(about('Um valor que só uma resposta boa tem', 'code')),
      is: z.union([z.boolean(), z.number(), z.string()]).meta(about('O valor dele numa resposta boa', 200)),
    })
    .optional()
    .meta(
      about(
        'Como se reconhece uma resposta boa, se o fornecedor também manda erros com 200; as outras são falhas',
        {
          when: 'code',
          is: 200,
        },
      ),
    ),
  errors: z
    .record(errorStatus, text)
    .optional()
    .meta(
      about('O que responder, por código HTTP do fornecedor; os outros erros ficam com o gateway', {
        422: 'O fornecedor não aceita este documento',
      }),
    ),
  page: supplierPages.optional().meta(
    about('Como se pede uma página a este fornecedor, no que difere de page da consulta', {
      param: 'offset',
      counts: 'rows',
    }),
  ),
  answer: answerMap.optional().meta({
    ...about('De onde vem cada valor do exemplo, se a resposta do fornecedor tem outra forma', {
      nome: 'dados.nomeCompleto',
      renda: { value: 'dados.rendaEmCentavos', scale: 100 },
      enderecos: { list: 'dados.addresses', items: { cep: 'zip' } },
    }),
    ...control('yaml'),
  }),
}

const fallback = z
  .strictObject(supplierCall)
  .superRefine(requireOneMethod)
  .meta({
    ...about('Outro fornecedor da mesma resposta', { name: 'opencep', get: '/v1/{cep}' }),
    oneOf: oneMethod,
  })

/** The gateway's request to a supplier. Fallbacks are tried in order if it fails, never after "not found". */
export const supplierRequest = z
  .strictObject({
    ...supplierCall,
    fallback: z
      .array(fallback)
      .optional()
      .meta(
        about('Fornecedores tentados em ordem quando este falha; nunca quando diz que não achou', [
          { name: 'opencep', get: '/v1/{cep}' },
        ]),
      ),
  })
  .superRefine(requireOneMethod)
  .meta({ id: 'supplierRequest', oneOf: oneMethod })

export type SupplierRequest = z.output<typeof supplierRequest>
export type SupplierCall = z.output<typeof fallback>
export type AnswerMap = z.output<typeof answerMap>
