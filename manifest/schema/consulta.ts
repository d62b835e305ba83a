import { z } from 'zod'
import { field } from './field.ts'
import { finding } from './finding.ts'
import { routePath } from './path.ts'
import { request } from './request.ts'
import { block, summary } from './result.ts'
import { iconName, identifier, text, textOrEmpty } from './text.ts'

/** A response body as the source sends it. */
const answer = z.json()

const conditional = z.strictObject({
  when: z
    .record(identifier, textOrEmpty)
    .describe('Valores dos campos, sem máscara; vazio, o campo que não foi preenchido'),
  status: z.int().min(200).max(599).default(200),
  answer: answer.optional(),
})

/** A batch: the same consulta for a whole list of subjects, within the source's rate limit. */
export const batch = z.strictObject({
  max: z.int().min(1).max(100_000).default(1000).describe('Quantas linhas um lote pode ter'),
  perMinute: z.int().min(1).max(100_000).default(60).describe('Quantas consultas a fonte aceita por minuto'),
  concurrency: z.int().min(1).max(32).default(4).describe('Quantas consultas ao mesmo tempo'),
})

const definition = {
  fields: z.array(field).optional(),
  requireOneOf: z
    .array(identifier)
    .min(2, 'Dê ao menos dois campos')
    .optional()
    .describe('Campos dos quais ao menos um deve ser preenchido'),
  batch: batch.optional().describe('Permite consultar em lote, em <caminho>/lote'),
  request: request.optional(),
  summary: summary.optional(),
  result: z.array(block).optional(),
  findings: z.array(finding).optional().describe('O que importa primeiro na resposta, numa linha'),
  leads: z.boolean().optional().describe('false: nenhum valor de outras respostas leva a esta consulta'),
  example: answer.optional().describe('Uma resposta como a fonte a dá; é o contrato do resultado'),
  examples: z.array(conditional).optional().describe('Outras respostas de demonstração, por condição'),
}

const variant = z.strictObject({
  title: text,
  description: text.optional(),
  icon: iconName.optional(),
  ...definition,
  'fields+': z.array(field).optional().describe('Campos somados aos de defaults'),
  'result+': z.array(block).optional().describe('Blocos somados aos de defaults'),
  'findings+': z.array(finding).optional().describe('O que importa primeiro, somado ao de defaults'),
})

/** A file of `manifest/consultas`: a family and its variants. A variant's number is its identity. */
export const consultaFile = z.strictObject({
  consulta: identifier.describe('O nome do arquivo, sem .yaml'),
  title: text,
  description: text.optional(),
  icon: iconName.optional(),
  group: text.optional().describe('Categoria no catálogo'),
  order: z
    .int()
    .min(1)
    .optional()
    .describe('Lugar no catálogo; sem ele, a família vem depois, por ordem de nome'),
  path: routePath,
  defaults: z.strictObject(definition).prefault({}),
  variants: z.record(
    z.string().regex(/^[1-9]\d{0,5}$/, 'O número de uma variante é inteiro, a partir de 1'),
    variant,
  ),
})

export type ConsultaFile = z.output<typeof consultaFile>
export type Variant = z.output<typeof variant>
export type ConditionalExample = z.output<typeof conditional>
export type Batch = z.output<typeof batch>
export type Json = z.output<typeof answer>
