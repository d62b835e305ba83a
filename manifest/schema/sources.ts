import * as z from 'zod'
import { about, choice } from './about.ts'
import { headerName, publicHeaders } from './headers.ts'
import { identifier, text, title } from './text.ts'
import { absoluteUrl, isPlainHttp, sourceAddress } from './url.ts'

const mode = choice({
  demo: 'Responde com os exemplos do manifesto, sem rede',
  live: 'Pergunta à fonte de verdade',
})

const auth = choice({ bearer: 'Manda a esta fonte, e só a ela, o token de quem entrou pelo provedor' })

const credentials = choice({
  omit: 'Não manda cookies',
  include: 'Manda à fonte os cookies que ela mesma deu ao navegador',
})

/** The header or the body key that carries the purpose of a query. */
const purpose = z
  .strictObject({
    header: headerName.optional().meta(about('O cabeçalho que leva a finalidade', 'X-Finalidade')),
    body: identifier.optional().meta(about('A chave do corpo que leva a finalidade', 'finalidade')),
  })
  .superRefine(({ header, body }, context) => {
    if ((header === undefined) === (body === undefined))
      context.addIssue({
        code: 'custom',
        message: 'Use "header" ou "body", um dos dois',
        params:
          header === undefined
            ? { missing: ['header', 'body'] }
            : { hint: 'apague a chave que a fonte não lê' },
      })
  })
  .meta({
    ...about('Onde a fonte recebe a finalidade da consulta', { header: 'X-Finalidade' }),
    oneOf: [{ required: ['header'] }, { required: ['body'] }],
  })

const servicePath = /^(?:\/[\w.~-]+)+$/

/** The source's own batches: it queries the lines itself, while no page is open. */
const batches = z
  .strictObject({
    post: z
      .string()
      .regex(servicePath, 'O caminho começa com / e não tem {}')
      .meta(about('O caminho a que se manda uma lista, e que lista os lotes de quem pergunta', '/batches')),
    get: z
      .string()
      .regex(/^(?:\/[\w.~-]+)*\/\{id\}$/, 'O caminho começa com / e termina com {id}')
      .meta(about('O caminho de um lote, com {id}: andamento, respostas e fim', '/batches/{id}')),
  })
  .meta(
    about('Onde a fonte faz lotes inteiros, com a aba fechada', { post: '/batches', get: '/batches/{id}' }),
  )

/** A service that answers queries over HTTP. Times are in milliseconds. */
const source = z
  .strictObject({
    title: title.optional().meta(about('Como o resultado chama a fonte; sem ele, pelo nome', 'ViaCEP')),
    mode: mode.optional().meta(about('Troca, para esta fonte, o mode do arquivo', 'live')),
    baseUrl: sourceAddress.meta(
      about(
        'O começo do endereço da fonte; request dá o resto. /api é deste site, a partir da raiz',
        'https://viacep.com.br',
      ),
    ),
    allowHttp: z
      .boolean()
      .optional()
      .meta(about('Aceita http num host da rede interna: quem está nela pode ler os pedidos', true)),
    baseUrlEnv: z
      .string()
      .regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_GATEWAY_URL')
      .optional()
      .meta(about('Variável de ambiente que troca baseUrl na construção', 'VITE_GATEWAY_URL')),
    timeoutMs: z
      .int()
      .min(100)
      .max(120_000)
      .default(10_000)
      .meta(about('Quanto esperar pela resposta, em milésimos de segundo', 8000)),
    retries: z.int().min(0).max(5).default(1).meta(about('Novas tentativas de um get que falhou', 1)),
    headers: publicHeaders
      .optional()
      .meta(about('Cabeçalhos de cada pedido; qualquer um os lê: nenhum segredo', { 'X-Canal': 'painel' })),
    credentials: credentials.default('omit').meta(about('O que é feito dos cookies da fonte', 'include')),
    auth: auth.optional().meta(about('Como a fonte sabe quem pergunta; sem ele, não sabe', 'bearer')),
    purpose: purpose.optional(),
    batch: batches.optional(),
    audit: z
      .boolean()
      .optional()
      .meta(
        about(
          'false: os pedidos vão sem X-Request-Id e X-Client-Version, que o CORS de fontes públicas pode recusar',
          false,
        ),
      ),
    contract: z
      .boolean()
      .optional()
      .meta(about('true: gera o contrato da fonte, em contracts/<fonte>.openapi.json', true)),
  })
  .superRefine(({ baseUrl, allowHttp, headers = {}, purpose }, context) => {
    if (isPlainHttp(baseUrl) && !allowHttp)
      context.addIssue({
        code: 'custom',
        path: ['baseUrl'],
        message: 'A URL deve usar https (http só é aceito em localhost)',
        params: {
          code: 'unsafe-url',
          hint: 'use https, ou escreva allowHttp: true, se a rede é de confiança',
        },
      })
    const taken = Object.keys(headers).find((name) => name.toLowerCase() === purpose?.header?.toLowerCase())
    if (taken !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['purpose', 'header'],
        message: `headers já dá um valor a "${taken}"`,
        params: { hint: 'tire o cabeçalho de headers, ou leve a finalidade noutro' },
      })
  })
  .meta(about('Um serviço que responde consultas', { baseUrl: 'https://viacep.com.br' }))

/** The license of the generated contracts. Linters of OpenAPI demand the address of its text. */
const license = z.strictObject({
  name: text.meta(about('O nome da licença', 'MIT')),
  url: absoluteUrl.meta(about('O endereço do texto da licença', 'https://opensource.org/license/mit')),
})

/** `manifest/sources.yaml`: the sources of answers. */
export const sourcesFile = z.strictObject({
  mode: mode.default('demo').meta(about('De onde vêm as respostas, salvo o que cada fonte disser', 'demo')),
  sources: z
    .record(identifier, source)
    .default({})
    .meta(about('As fontes, por nome', { viacep: { baseUrl: 'https://viacep.com.br' } })),
  contractLicense: license
    .optional()
    .meta(
      about('A licença dos contratos gerados', { name: 'MIT', url: 'https://opensource.org/license/mit' }),
    ),
  imageHosts: z
    .array(absoluteUrl)
    .default([])
    .meta(about('De onde fotos podem ser carregadas', ['https://fotos.exemplo.com.br'])),
})

export type Source = z.output<typeof source>
export type SourcesFile = z.output<typeof sourcesFile>
