import { z } from 'zod'
import { identifier, text, valuePath } from './text.ts'

/** A path below the source's base URL; `{name}` is replaced by the field's value, URL-encoded. */
const pathTemplate = z
  .string()
  .regex(
    /^\/(?!\/)(?:[\w./~-]|\{[\w-]*\})*$/,
    'O caminho da requisição começa com / e só tem letras, dígitos, . _ ~ - e {campo}',
  )
  .describe('Caminho na fonte, com {campo} no lugar dos valores')

const template = z
  .string()
  .max(500)
  .regex(/^(?:[^{}]|\{[\w-]*\})*$/, 'Escreva o nome de um campo entre { e }, como {cpf}')

type Body = string | number | boolean | null | Body[] | { [key: string]: Body }

/** A part of a JSON body: texts are templates, all else goes as it is. */
const bodyPart: z.ZodType<Body> = z.lazy(() =>
  z.union([template, z.number(), z.boolean(), z.null(), z.array(bodyPart), z.record(identifier, bodyPart)]),
)

const status = z.int().min(200).max(599)

const endpoint = {
  source: identifier.describe('Uma fonte de sources.yaml'),
  get: pathTemplate.optional(),
  post: pathTemplate.optional(),
  query: z.record(identifier, template).optional().describe('Parâmetros da URL'),
  body: z.record(identifier, bodyPart).optional().describe('Corpo JSON de um post'),
  notFound: z
    .strictObject({
      when: valuePath.optional().describe('Um valor que, verdadeiro, quer dizer que nada foi achado'),
      status: status.optional().describe('Um código HTTP que quer dizer o mesmo'),
    })
    .optional(),
}

type Endpoint = { get?: string | undefined; post?: string | undefined; body?: unknown }

const hasOneMethod = (value: Endpoint, context: z.core.$RefinementCtx) => {
  const issue = (message: string, code: string, path: string[] = []) =>
    context.addIssue({ code: 'custom', message, path, params: { code } })
  if (value.get === undefined && value.post === undefined)
    issue('Falta a chave "get" ou "post"', 'missing-key')
  if (value.get !== undefined && value.post !== undefined)
    issue('Use "get" ou "post", não os dois', 'invalid-value', ['post'])
  if (value.get !== undefined && value.body !== undefined)
    issue('Só um post tem "body"', 'invalid-value', ['body'])
}

const fallback = z
  .strictObject({
    ...endpoint,
    rename: z
      .record(identifier, valuePath)
      .optional()
      .describe('Nome no exemplo: nome na resposta desta fonte'),
  })
  .superRefine(hasOneMethod)

/** How a consulta calls its source. The fallbacks are tried in order when a source is down, never on "not found". */
export const request = z
  .strictObject({
    ...endpoint,
    errors: z.record(z.string().regex(/^[45]\d\d$/, 'Use um código HTTP de erro, como 403'), text).optional(),
    fallback: z.array(fallback).optional(),
  })
  .superRefine(hasOneMethod)

export type RequestBody = Body
export type Request = z.output<typeof request>
