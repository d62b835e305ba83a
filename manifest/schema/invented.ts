import * as z from 'zod'
import { about, choice } from './about.ts'
import { identifier, text } from './text.ts'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Escreva a data como 2026-11-03')

const pool = z.array(z.json()).min(1)

/** Numbers with check digits, beside the documents of the groups. */
export const checkedNumbers = {
  cns: 'Cartão Nacional de Saúde',
  nis: 'Número de Identificação Social',
  titulo: 'Título de eleitor',
  renavam: 'Registro de um veículo',
}

const years = z.tuple([z.int(), z.int()])

/** Rules that make a fact from the digest of a document. */
export type Recipe =
  | string
  | number
  | boolean
  | null
  | {
      pick: string | Recipe[]
      family?: true | undefined
      match?: string | undefined
      start?: string | undefined
    }
  | { by: string; of: Record<string, Recipe> }
  | { until: string; of: Record<string, Recipe> }
  | { date: [string, string] }
  | { after: string; years: [number, number]; least?: string | undefined }
  | { moved: [number, number] }
  | { unlinked: string }
  | { part: string; at: number }
  | { list: Recipe[] }
  | { age: string; at: string }
  | { number: [number, number]; step?: number | undefined }
  | { digits: string; valid?: keyof typeof checkedNumbers | undefined }
  | { facts: Record<string, Recipe> }

const recipe: z.ZodType<Recipe> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z
      .strictObject({
        pick: z
          .union([identifier, z.array(recipe).min(1)])
          .meta(about('Um elemento de uma lista de pools, ou desta lista', 'sobrenomes')),
        family: z.literal(true).optional().meta(about('O mesmo para todos de uma família', true)),
        match: identifier
          .optional()
          .meta(about('Só elementos em que esta chave é o começo do fato de start', 'ddd')),
        start: identifier.optional().meta(about('O fato com que match se compara', 'phone')),
      })
      .meta(about('Escolhe um elemento', { pick: 'sobrenomes' })),
    z
      .strictObject({
        by: text.meta(about('O fato que decide', 'sexo')),
        of: z
          .record(z.string(), recipe)
          .meta(about('Uma regra por valor do fato', { Feminino: '{mulheres}' })),
      })
      .meta(about('Depende de outro fato', { by: 'sexo', of: { Feminino: '{mulheres}' } })),
    z
      .strictObject({
        until: text.meta(about('O fato, uma data', 'data_nascimento')),
        of: z
          .record(z.string(), recipe)
          .meta(about('A primeira chave (mês-dia) que não vem antes da data', { '01-20': 'Capricórnio' })),
      })
      .meta(about('Depende do dia do ano de uma data', { until: 'data_nascimento', of: {} })),
    z
      .strictObject({
        date: z.tuple([date, date]).meta(about('Da primeira à última', ['1950-01-01', '2004-12-31'])),
      })
      .meta(about('Uma data entre duas', { date: ['1950-01-01', '2004-12-31'] })),
    z
      .strictObject({
        after: text.meta(about('O fato, uma data', 'data_nascimento')),
        years: years.meta(about('De quantos a quantos anos depois', [16, 21])),
        least: date.optional().meta(about('A data nunca vem antes desta', '1970-03-02')),
      })
      .meta(about('Uma data depois de outra', { after: 'data_nascimento', years: [16, 21] })),
    z
      .strictObject({
        moved: years.meta(about('De quantos a quantos anos depois; negativo, antes', [-13, -8])),
      })
      .meta(
        about('A data do membro de quem vêm os fatos, tantos anos depois; os mesmos anos para a família', {
          moved: [-13, -8],
        }),
      ),
    z.strictObject({ unlinked: text.meta(about('O texto da regra', '{mulheres} {sobrenomes}')) }).meta(
      about('Só vale se o fato do membro de quem vêm os fatos não remete a outro membro', {
        unlinked: '{mulheres} {sobrenomes}',
      }),
    ),
    z
      .strictObject({
        part: text.meta(about('O fato, um texto', 'cpf')),
        at: z.int().min(0).meta(about('A posição, a partir de 0', 8)),
      })
      .meta(about('Um caractere de um fato', { part: 'cpf', at: 8 })),
    z
      .strictObject({ list: z.array(recipe).meta(about('Uma regra por elemento', ['{cns}'])) })
      .meta(about('Uma lista', { list: ['{cns}'] })),
    z
      .strictObject({
        age: text.meta(about('O fato, uma data', 'data_nascimento')),
        at: date.meta(about('O dia em que se conta', '2026-11-03')),
      })
      .meta(about('Anos completos desde uma data', { age: 'data_nascimento', at: '2026-11-03' })),
    z
      .strictObject({
        number: z.tuple([z.number(), z.number()]).meta(about('Do menor ao maior', [180, 980])),
        step: z.number().positive().optional().meta(about('De quanto em quanto; sem ele, de 1 em 1', 10)),
      })
      .meta(about('Um número entre dois', { number: [180, 980] })),
    z
      .strictObject({
        digits: text.meta(about('Cada # é um dígito, {fato} um fato', '##.###.###-#')),
        valid: choice(checkedNumbers)
          .optional()
          .meta(about('O número tem os dígitos verificadores deste', 'cns')),
      })
      .meta(about('Um número escrito', { digits: '##.###.###-#' })),
    z
      .strictObject({
        facts: z.record(identifier, recipe).meta(about('Uma regra por chave', { uf: '{lugar.uf}' })),
      })
      .meta(about('Um conjunto de chaves', { facts: { uf: '{lugar.uf}' } })),
  ]),
)

const group = z
  .strictObject({
    like: identifier.meta(about('O membro de quem vêm os fatos sem regra', 'marina')),
    alike: z
      .array(identifier)
      .default([])
      .meta(about('Fatos que quem está ao lado tem como o membro cujo lugar toma', ['sexo'])),
    documents: z
      .array(text)
      .optional()
      .meta(
        about('Documentos de outros: {fato} é de quem se consulta, # um dígito; vale o do mesmo tamanho', [
          '{lugar.ddd}9########',
        ]),
      ),
    facts: z
      .record(identifier, recipe)
      .prefault({})
      .meta(
        about('Uma regra por fato. Num texto, {pool} é um elemento e {fato} um fato já inventado', {
          nome: '{mulheres} {sobrenomes}',
        }),
      ),
  })
  .meta(about('Como se inventam os membros de um grupo', { like: 'marina', facts: {} }))

const people = group
  .extend({
    family: z
      .array(identifier)
      .length(10, 'Escreva dez membros: um para cada oitavo dígito de um CPF')
      .optional()
      .meta(
        about(
          'Dez membros. Uma família inventada tem um de cada; o oitavo dígito do CPF diz qual, e os outros são os mesmos',
          ['marina', 'tereza', 'joao', 'ana', 'pedro', 'lia', 'rui', 'nara', 'davi', 'eva'],
        ),
      ),
  })
  .meta(about('Como se inventam as pessoas', { like: 'marina', facts: {} }))

const percent = z.number().min(0).max(100).default(0)

export const invented = z.strictObject({
  notFound: percent.meta(about('De cem documentos desconhecidos, quantos nenhuma consulta encontra', 8)),
  fails: percent.meta(about('De cem perguntas sobre desconhecidos, quantas falham na primeira vez', 2)),
  pools: z
    .record(identifier, pool)
    .prefault({})
    .meta(about('Listas de palavras, ou de conjuntos de chaves', { sobrenomes: ['Araújo', 'Barros'] })),
  people: people.optional(),
  companies: group.optional(),
  vehicles: group.optional(),
  phones: group.optional(),
  addresses: group.optional(),
})

export type Invented = z.output<typeof invented>
