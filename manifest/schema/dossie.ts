import * as z from 'zod'
import { about, control } from './about.ts'
import { access } from './access.ts'
import { batch } from './batch.ts'
import { field } from './field.ts'
import { familyName } from './names.ts'
import { routePath } from './path.ts'
import { iconName, identifier, longText, text, title } from './text.ts'

const template = text
  .regex(
    /^(?:[^{}]|\{(?:[\w-]+|parts\.[\w-]+(?:\.(?:[^{}.\\\p{C}]|\\[^{}\p{C}])+)+)\})*$/u,
    'Escreva entre { e } um campo do dossiê, como {cpf}, ou um valor de outra parte, como {parts.nome.valor}',
  )
  .meta(about('Um campo do dossiê, ou um valor de outra parte', '{parts.empregos.vinculos.0.cnpj}'))

const part = z
  .strictObject({
    name: identifier
      .optional()
      .meta(
        about('Como outras partes a chamam, em {parts.nome.valor}; sem ele, o nome da consulta', 'empregos'),
      ),
    consulta: familyName.meta(about('A família da consulta', 'cpf')),
    variant: z
      .int()
      .min(1)
      .default(1)
      .meta({ ...about('O número da variante', 6), ...control('variant') }),
    title: title
      .optional()
      .meta(about('Título da parte; sem ele, o da variante', 'Empresa do último vínculo')),
    with: z
      .record(identifier, template)
      .optional()
      .meta(
        about(
          'Os campos da consulta: "{cpf}" é um campo do dossiê, "{parts.nome.valor}" um valor de outra parte',
          { cpf: '{cpf}' },
        ),
      ),
  })
  .meta(about('Uma consulta do dossiê', { consulta: 'cpf', variant: 6 }))

/** A file of `manifest/dossies`: several consultas about one subject, in one report. */
export const dossieFile = z.strictObject({
  dossie: identifier.meta(about('O nome do arquivo, sem .yaml', 'pessoa')),
  title: title.meta(about('Título do dossiê', 'Dossiê de pessoa')),
  description: longText
    .optional()
    .meta(about('O que o dossiê reúne, numa frase', 'Cadastro, dívidas e bens.')),
  icon: iconName.optional(),
  order: z
    .int()
    .min(1)
    .optional()
    .meta(about('Lugar entre os dossiês; sem ele, o dossiê vem depois, por ordem de nome', 1)),
  path: routePath.meta(about('O caminho da página', '/dossie/pessoa')),
  access,
  fields: z
    .array(field)
    .min(1)
    .meta(about('Os campos do formulário', [{ name: 'cpf', kind: 'cpf', label: 'CPF', required: true }])),
  requireOneOf: z
    .array(identifier)
    .min(2, 'Dê ao menos dois campos')
    .optional()
    .meta({
      ...about('Campos dos quais ao menos um deve ser preenchido; de documentos, só um', ['cpf', 'cnpj']),
      ...control('field-names'),
    }),
  parts: z
    .array(part)
    .min(1)
    .meta(about('As consultas, na ordem do relatório', [{ consulta: 'cpf', variant: 1 }])),
  batch: batch
    .optional()
    .meta(about('Permite montar dossiês em lote, em <caminho>/lote', { max: 200, perMinute: 20 })),
})

export type DossieFile = z.output<typeof dossieFile>
