import * as z from 'zod'
import { about, choice, control } from './about.ts'
import { access } from './access.ts'
import { batch } from './batch.ts'
import { field } from './field.ts'
import { finding } from './finding.ts'
import { groupName } from './names.ts'
import { routePath } from './path.ts'
import { request } from './request.ts'
import { block, summary } from './result.ts'
import { sourcePages } from './source-pages.ts'
import { supplierRequest } from './supplier-request.ts'
import { iconName, identifier, longText, textOrEmpty, title } from './text.ts'

const answer = z.json()

const conditional = z
  .strictObject({
    when: z
      .record(identifier, textOrEmpty)
      .optional()
      .meta(
        about('Valores dos campos, sem máscara; vazio, o campo que não foi preenchido', { cep: '00000000' }),
      ),
    as: identifier
      .optional()
      .meta(about('O exemplo com os fatos deste membro do elenco; when é o documento dele', 'otavio')),
    with: z
      .record(z.string(), answer)
      .optional()
      .meta({
        ...about('O que muda na resposta de as: chave por chave, listas inteiras', { situacao: 'Suspensa' }),
        ...control('yaml'),
      }),
    status: z.int().min(200).max(599).default(200).meta(about('O código HTTP da resposta', 404)),
    answer: answer.optional().meta({
      ...about('A resposta; sem ela, só o código', { cep: '70150-900', uf: 'DF' }),
      ...control('yaml'),
    }),
  })
  .superRefine(({ when, as, with: changes, answer: given }, context) => {
    const reportMissing = (key: string, message: string) =>
      context.addIssue({ code: 'custom', message, params: { missing: [key] } })
    if (when === undefined && as === undefined) reportMissing('when', 'Falta a chave "when"')
    if (changes !== undefined && as === undefined) reportMissing('as', 'Falta a chave "as", que "with" muda')
    if (given !== undefined && as !== undefined)
      context.addIssue({
        code: 'custom',
        message: 'Use "as" ou "answer", um dos dois',
        path: ['answer'],
        params: { hint: 'apague answer: as já dá a resposta, e with muda as chaves que diferem' },
      })
  })
  .meta(about('Uma resposta de demonstração, e quando é dada', { when: { cep: '00000000' }, status: 404 }))

const sample = {
  field: { name: 'cpf', kind: 'cpf', label: 'CPF', required: true },
  block: { block: 'fields', title: 'Endereço', items: [{ label: 'CEP', value: 'cep', format: 'cep' }] },
  finding: { count: 'pendencias', label: 'pendências', tone: 'danger', when: 'some' },
}

const purpose = choice({ required: 'Quem consulta diz para quê, uma vez por sessão' })

const open = choice({ load: 'A página abre com a resposta, sem formulário' })

/** The unit is the credit of the content's prices. A dossiê has no cost of its own. */
const cost = z.strictObject({
  amount: z
    .number()
    .nonnegative()
    .max(1_000_000)
    .meta(about('Quantos créditos cada consulta gasta; 0 é grátis', 2)),
})

const definition = {
  fields: z
    .array(field)
    .optional()
    .meta(about('Os campos do formulário', [sample.field])),
  requireOneOf: z
    .array(identifier)
    .min(2, 'Dê ao menos dois campos')
    .optional()
    .meta({
      ...about('Campos dos quais ao menos um deve ser preenchido; de documentos, só um', ['cpf', 'cnpj']),
      ...control('field-names'),
    }),
  batch: batch
    .optional()
    .meta(about('Permite consultar em lote, em <caminho>/lote', { max: 500, perMinute: 20 })),
  request: request
    .optional()
    .meta(about('Como se pergunta à fonte', { source: 'viacep', get: '/ws/{cep}/json/' })),
  supplier: supplierRequest.optional().meta(
    about('A quem o gateway pergunta, com --suppliers; nada disto vai ao navegador', {
      name: 'viacep',
      get: '/ws/{cep}/json/',
    }),
  ),
  open: open
    .optional()
    .meta(about('load: a página pergunta ao abrir; só para uma consulta sem campos', 'load')),
  page: sourcePages
    .optional()
    .meta(about('Como a fonte divide uma lista longa em páginas', { param: 'pagina', size: 50 })),
  summary: summary
    .optional()
    .meta(about('O alto do resultado: de quem ou de que ele é, e a situação', { value: 'nome' })),
  result: z
    .array(block)
    .optional()
    .meta(about('Os blocos do resultado, na ordem', [sample.block])),
  findings: z
    .array(finding)
    .optional()
    .meta(about('O que importa primeiro na resposta, numa linha cada', [sample.finding])),
  access,
  purpose: purpose
    .optional()
    .meta(about('Se é preciso dizer para que se consulta (LGPD, art. 7º)', 'required')),
  cost: cost
    .optional()
    .meta(about('Quanto custa consultar; aparece antes de a consulta ser feita', { amount: 2 })),
  leads: z
    .boolean()
    .optional()
    .meta(about('false: nenhum valor de outras respostas leva a esta consulta', false)),
  example: answer.optional().meta({
    ...about('Uma resposta como a fonte a dá; é o contrato do resultado', { cep: '01001-000', uf: 'SP' }),
    ...control('yaml'),
  }),
  examples: z
    .array(conditional)
    .optional()
    .meta(
      about('Outras respostas de demonstração, por condição', [{ when: { cep: '00000000' }, status: 404 }]),
    ),
}

const variant = z
  .strictObject({
    title: title.meta(about('Título da variante: o da página e o do catálogo', 'Endereço por CEP')),
    description: longText
      .optional()
      .meta(about('O que esta variante traz, numa frase', 'Bairro e município.')),
    icon: iconName.optional(),
    ...definition,
    'fields+': z
      .array(field)
      .optional()
      .meta(about('Campos somados aos de defaults', [sample.field])),
    'result+': z
      .array(block)
      .optional()
      .meta(about('Blocos somados aos de defaults', [sample.block])),
    'findings+': z
      .array(finding)
      .optional()
      .meta(about('O que importa primeiro, somado ao de defaults', [sample.finding])),
    'examples+': z
      .array(conditional)
      .optional()
      .meta(
        about('Respostas por condição que vêm antes das de defaults: vale a primeira', [
          { as: 'otavio', with: { situacao: 'Suspensa' } },
        ]),
      ),
  })
  .meta(about('Uma variante: muda de defaults o que nomeia', { title: 'Endereço por CEP' }))

/** A file of `manifest/consultas`: a family and its variants. A variant's number identifies it. */
export const consultaFile = z.strictObject({
  consulta: identifier.meta(about('O nome do arquivo, sem .yaml', 'cep')),
  title: title.meta(about('Título da família, no catálogo e na trilha', 'CEP')),
  description: longText.optional().meta(about('O que a família consulta, numa frase', 'Endereço de um CEP.')),
  icon: iconName.optional(),
  group: groupName.optional().meta(about('Categoria no catálogo', 'Endereços')),
  order: z
    .int()
    .min(1)
    .optional()
    .meta(about('Lugar no catálogo; sem ele, a família vem depois, por ordem de nome', 13)),
  path: routePath.meta(about('O caminho da variante 1; a variante n fica em <caminho>/n', '/consulta/cep')),
  defaults: z
    .strictObject(definition)
    .prefault({})
    .meta(about('O que vale para todas as variantes que não dizem outra coisa', { fields: [sample.field] })),
  variants: z
    .record(z.string().regex(/^[1-9]\d{0,5}$/, 'O número de uma variante é inteiro, a partir de 1'), variant)
    .refine((variants) => Object.keys(variants).length > 0, {
      message: 'A família não tem nenhuma variante',
      params: { hint: 'escreva ao menos a variante 1, como 1: { title: Endereço por CEP }' },
    })
    .meta(
      about('As variantes, por número; o número não muda quando outra sai', {
        1: { title: 'Endereço por CEP' },
      }),
    ),
})

export type ConsultaFile = z.output<typeof consultaFile>
export type Variant = z.output<typeof variant>
/** A conditional example as the manifest has it. */
export type WrittenExample = z.output<typeof conditional>
/** A conditional example with its references filled, and without `as`. */
export type ConditionalExample = Pick<WrittenExample, 'status' | 'answer'> & { when: Record<string, string> }
export type Batch = z.output<typeof batch>
export type Json = z.output<typeof answer>
