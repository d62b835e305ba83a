import { z } from 'zod'
import { batch } from './consulta.ts'
import { field } from './field.ts'
import { routePath } from './path.ts'
import { iconName, identifier, text } from './text.ts'

const template = text.regex(
  /^(?:[^{}]|\{(?:[\w-]+|parts\.[\w-]+(?:\.(?:[^{}.\\\p{C}]|\\[^{}\p{C}])+)+)\})*$/u,
  'Escreva entre { e } um campo do dossiê, como {cpf}, ou um valor de outra parte, como {parts.nome.valor}',
)

const part = z.strictObject({
  name: identifier
    .optional()
    .describe('Como outras partes a chamam, em {parts.nome.valor}; sem ele, o nome da consulta'),
  consulta: identifier.describe('A família'),
  variant: z.int().min(1).default(1),
  title: text.optional().describe('Título da parte; sem ele, o da variante'),
  with: z
    .record(identifier, template)
    .optional()
    .describe(
      'Os campos da consulta: "{cpf}" é um campo do dossiê, "{parts.nome.valor}" um valor de outra parte',
    ),
})

/** A file of `manifest/dossies`: one subject, several consultas, and the report that they make together. */
export const dossieFile = z.strictObject({
  dossie: identifier.describe('O nome do arquivo, sem .yaml'),
  title: text,
  description: text.optional(),
  icon: iconName.optional(),
  path: routePath,
  fields: z.array(field).min(1),
  requireOneOf: z.array(identifier).min(2, 'Dê ao menos dois campos').optional(),
  parts: z.array(part).min(1),
  batch: batch.optional().describe('Permite montar dossiês em lote, em <caminho>/lote'),
})

export type DossieFile = z.output<typeof dossieFile>
