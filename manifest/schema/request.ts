import * as z from 'zod'
import { about, control } from './about.ts'
import { sourceName } from './names.ts'
import { identifier, text, valuePath } from './text.ts'

/** A path below the source's base URL. `{name}` is replaced by the URL-encoded value of the field. */
const pathTemplate = z
  .string()
  .regex(
    /^\/(?!\/)(?:[\w./~-]|\{[\w-]*\})*$/,
    'O caminho da requisição começa com / e só tem letras, dígitos, . _ ~ - e {campo}',
  )

export const template = z
  .string()
  .max(500)
  .regex(/^(?:[^{}]|\{[\w-]*\}|\{\{[\w-]*\}\})*$/, 'Escreva o nome de um campo entre { e }, como {cpf}')
  .meta(about('Um texto; {cpf} é o valor do campo cpf, e {{cpf}} o valor entre chaves', '{cpf}'))

type Body = string | number | boolean | null | Body[] | { [key: string]: Body }

/** A part of a JSON body. Texts are templates; other values are sent unchanged. */
const bodyPart: z.ZodType<Body> = z.lazy(() =>
  z.union([template, z.number(), z.boolean(), z.null(), z.array(bodyPart), z.record(identifier, bodyPart)]),
)

export const errorStatus = z.string().regex(/^[45]\d\d$/, 'Use um código HTTP de erro, como 403')

const status = z.int().min(200).max(599)

const notFound = z
  .strictObject({
    when: valuePath
      .optional()
      .meta(about('Um valor da resposta que, verdadeiro, quer dizer que nada foi achado', 'erro')),
    is: z
      .union([z.boolean(), z.number(), z.string()])
      .optional()
      .meta(
        about('O valor de when que quer dizer que nada foi achado; sem ele, qualquer um verdadeiro', false),
      ),
    status: status.optional().meta(about('Um código HTTP que quer dizer o mesmo', 404)),
    body: z
      .record(identifier, z.json())
      .optional()
      .meta({
        ...about(
          'O corpo que vem com esse código, por exemplo: valem as chaves e os tipos; outro corpo é de quem não tem o caminho',
          { mensagem: 'Nada encontrado' },
        ),
        ...control('yaml'),
      }),
  })
  .superRefine(({ when, is, status: given, body }, context) => {
    if (is !== undefined && when === undefined)
      context.addIssue({
        code: 'custom',
        message: 'Falta a chave "when", o valor da resposta que "is" compara',
        params: { missing: ['when'] },
      })
    if (body !== undefined && given === undefined)
      context.addIssue({
        code: 'custom',
        message: 'Falta a chave "status", o código com que "body" vem',
        params: { missing: ['status'] },
      })
  })

/** The keys of a request that a source and a supplier share. */
export const call = {
  get: pathTemplate
    .optional()
    .meta(about('Pede por GET: o caminho na fonte, com {campo} no lugar dos valores', '/ws/{cep}/json/')),
  post: pathTemplate
    .optional()
    .meta(about('Pede por POST: o caminho na fonte; os valores vão em body', '/cpf/consulta')),
  query: z
    .record(identifier, template)
    .optional()
    .meta(about('Parâmetros da URL, depois de ?; dado pessoal vai em body', { formato: 'completo' })),
  body: z
    .record(identifier, bodyPart)
    .optional()
    .meta(about('Corpo JSON de um post', { cpf: '{cpf}' })),
  notFound: notFound.optional().meta(about('Como a fonte diz que não achou nada', { status: 404 })),
}

const endpoint = {
  source: sourceName.meta(about('Uma fonte de sources.yaml', 'viacep')),
  ...call,
  optional: z
    .array(valuePath)
    .optional()
    .meta(
      about('Valores do exemplo que a resposta pode não trazer: sem eles ela não é incompleta', [
        'complemento',
      ]),
    ),
}

type EndpointMethods = { get?: string | undefined; post?: string | undefined; body?: unknown }

export const requireOneMethod = (value: EndpointMethods, context: z.core.$RefinementCtx) => {
  const issue = (message: string, params: { hint?: string; missing?: string[] }, path: string[] = []) =>
    context.addIssue({ code: 'custom', message, path, params })
  if (value.get === undefined && value.post === undefined)
    issue('Falta a chave "get" ou "post"', { missing: ['get', 'post'] })
  if (value.get !== undefined && value.post !== undefined)
    issue('Use "get" ou "post", não os dois', { hint: 'apague a que a fonte não atende' }, ['post'])
  if (value.get !== undefined && value.body !== undefined)
    issue('Só um post tem "body"', { hint: 'troque get por post, ou leve os valores em query' }, ['body'])
}

/** The same rule in JSON Schema, for editors. */
export const oneMethod = [{ required: ['get'] }, { required: ['post'] }]

const fallback = z
  .strictObject({
    ...endpoint,
    rename: z
      .record(identifier, valuePath.meta(control('text')))
      .optional()
      .meta(about('Nome no exemplo: nome na resposta desta fonte', { logradouro: 'street' })),
  })
  .superRefine(requireOneMethod)
  .meta({
    ...about('Outra fonte da mesma resposta', { source: 'opencep', get: '/v1/{cep}' }),
    oneOf: oneMethod,
  })

/** A consulta's request. Fallbacks are tried in order if a source is down, never after "not found". */
export const request = z
  .strictObject({
    ...endpoint,
    errors: z
      .record(errorStatus, text)
      .optional()
      .meta(about('O que dizer, por código HTTP de erro', { 402: 'Saldo de créditos insuficiente' })),
    fallback: z
      .array(fallback)
      .optional()
      .meta(
        about('Fontes tentadas em ordem quando esta não responde; nunca quando diz que não achou', [
          { source: 'opencep', get: '/v1/{cep}' },
        ]),
      ),
  })
  .superRefine(requireOneMethod)
  .meta({ id: 'request', oneOf: oneMethod })

export type RequestBody = Body
export type Request = z.output<typeof request>
