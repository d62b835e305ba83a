import * as z from 'zod'
import { about, choice } from './about.ts'
import { identifier, text, title } from './text.ts'
import { isPlainHttp, privateAddress } from './url.ts'

const secretMessage = 'Use o nome da variável de ambiente que tem o segredo, como FORNECEDOR_CHAVE'

/** The name of an environment variable. A key such as `AKIA0123` is no name: names of secrets have an underscore. */
const secretName = z
  .string()
  .superRefine((name, context) => {
    const issue = (message: string, hint: string) =>
      context.addIssue({ code: 'custom', message, params: { code: 'secret-in-manifest', hint } })
    if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name))
      issue(
        secretMessage,
        'se isto é o próprio segredo, troque-o no fornecedor: quem lê o manifesto já o leu',
      )
    else if (name.startsWith('VITE_'))
      issue('Uma variável VITE_ vai ao navegador, e qualquer um a lê', 'dê outro nome à variável')
  })
  .meta({
    ...about('O nome da variável de ambiente que tem o segredo, nunca o segredo', 'FORNECEDOR_CHAVE'),
    pattern: '^(?!VITE_)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$',
    patternErrorMessage: secretMessage,
  })

const auth = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('header').meta(about('Um segredo num cabeçalho', 'header')),
    name: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Use o nome de um cabeçalho HTTP, como X-Api-Key')
      .meta(about('O cabeçalho que leva o segredo', 'X-Api-Key')),
    prefix: z
      .string()
      .regex(/^[\x20-\x7e]*$/, 'O texto só tem letras, dígitos e sinais ASCII')
      .optional()
      .meta(about('O que vem antes do segredo', 'Token ')),
    secretEnv: secretName,
  }),
  z.strictObject({
    type: z.literal('basic').meta(about('Usuário e senha (HTTP Basic)', 'basic')),
    userEnv: secretName,
    passwordEnv: secretName,
  }),
  z.strictObject({
    type: z.literal('query').meta(about('Um segredo num parâmetro da URL', 'query')),
    name: identifier.meta(about('O parâmetro da URL que leva o segredo', 'token')),
    secretEnv: secretName,
  }),
  z.strictObject({
    type: z
      .literal('oauth2')
      .meta(about('OAuth 2, client credentials; o token fica em memória até vencer', 'oauth2')),
    tokenUrl: privateAddress.meta(
      about('O endereço que dá tokens a client_credentials', 'https://login.fornecedor.com.br/token'),
    ),
    clientIdEnv: secretName,
    clientSecretEnv: secretName,
    credentials: choice({
      basic: 'No cabeçalho Authorization (client_secret_basic)',
      body: 'No corpo do pedido do token (client_secret_post)',
    })
      .optional()
      .meta(about('Onde vão client_id e client_secret; sem isto, no cabeçalho', 'body')),
    scope: text.optional().meta(about('Os escopos, separados por espaço', 'consulta')),
    certificateEnv: secretName.optional(),
    keyEnv: secretName.optional(),
  }),
  z.strictObject({
    type: z.literal('mtls').meta(about('Um certificado do cliente; as variáveis têm o PEM', 'mtls')),
    certificateEnv: secretName,
    keyEnv: secretName,
  }),
])

/** Returns the key that a certificate or a private key lacks. */
const findMissingHalf = ({ certificateEnv, keyEnv }: { certificateEnv?: unknown; keyEnv?: unknown }) => {
  if ((certificateEnv === undefined) === (keyEnv === undefined)) return undefined
  return certificateEnv === undefined ? 'certificateEnv' : 'keyEnv'
}

const breaker = z
  .strictObject({
    failures: z.int().min(1).max(1000).default(5).meta(about('Falhas seguidas que o abrem', 5)),
    seconds: z
      .int()
      .min(1)
      .max(3600)
      .default(30)
      .meta(about('Por quanto tempo não se pergunta, antes de tentar uma vez', 30)),
  })
  .prefault({})
  .meta(about('Quando deixar um fornecedor que falha em paz', { failures: 5, seconds: 30 }))

/** A service that the gateway asks with the company's own key. Times are in milliseconds. */
const supplier = z
  .strictObject({
    title: title.optional().meta(about('O nome do fornecedor, para quem opera o gateway', 'ViaCEP')),
    baseUrl: privateAddress.meta(
      about('O começo do endereço; o pedido de cada consulta dá o resto', 'https://viacep.com.br'),
    ),
    allowHttp: z
      .boolean()
      .optional()
      .meta(about('Aceita http num host da rede interna: quem está nela pode ler os pedidos', true)),
    allowPrivate: z
      .boolean()
      .optional()
      .meta(about('Aceita um host cujo endereço IP é da rede interna; sem isto, ele é recusado', true)),
    auth: auth.optional().meta(
      about('Como o fornecedor sabe quem pergunta', {
        type: 'header',
        name: 'X-Api-Key',
        secretEnv: 'FORNECEDOR_CHAVE',
      }),
    ),
    secretHeaders: z
      .record(
        z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Use o nome de um cabeçalho HTTP, como X-Api-Key'),
        secretName,
      )
      .optional()
      .meta(
        about('Outros cabeçalhos com segredo, e a variável de ambiente de cada um', {
          'X-Token-Id': 'FORNECEDOR_TOKEN_ID',
        }),
      ),
    caEnv: secretName
      .meta({
        ...about(
          'A variável com o PEM da autoridade que assina o certificado do fornecedor, se ela não é pública',
          'FORNECEDOR_CA_PEM',
        ),
      })
      .optional(),
    rate: z
      .string()
      .regex(/^[1-9]\d{0,6}\/(?:s|min|h)$/, 'Use um limite como 20/s, 600/min ou 10000/h')
      .optional()
      .meta(
        about(
          'Quantos pedidos o fornecedor aceita, de todos os processos do gateway; os outros esperam',
          '20/s',
        ),
      ),
    concurrency: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta(about('Quantos pedidos ao mesmo tempo, de todos os processos do gateway', 4)),
    timeoutMs: z
      .int()
      .min(100)
      .max(120_000)
      .default(10_000)
      .meta(about('Quanto esperar pela resposta, em milésimos de segundo', 8000)),
    retries: z
      .int()
      .min(0)
      .max(5)
      .default(1)
      .meta(
        about('Novas tentativas do que se pode repetir: get sem cost, pedidos com idempotency, e 429', 1),
      ),
    idempotency: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Use o nome de um cabeçalho HTTP, como Idempotency-Key')
      .optional()
      .meta(
        about(
          'O cabeçalho em que o fornecedor aceita um código que não deixa cobrar duas vezes',
          'Idempotency-Key',
        ),
      ),
    cost: z
      .number()
      .nonnegative()
      .max(1_000_000)
      .optional()
      .meta(about('Quanto o fornecedor cobra por resposta, na moeda do produto; vai para a auditoria', 0.35)),
    cacheMinutes: z
      .int()
      .min(1)
      .max(43_200)
      .optional()
      .meta(
        about(
          'Por quantos minutos o gateway guarda a resposta, cifrada, para a mesma consulta com a mesma finalidade; sem isto, nada é guardado',
          60,
        ),
      ),
    purposes: z
      .record(text, text)
      .optional()
      .meta(
        about(
          'O código deste fornecedor para cada finalidade de app.yaml; é o que {purpose} leva nos pedidos a ele',
          { 'Análise de crédito': '01' },
        ),
      ),
    breaker,
  })
  .superRefine(({ baseUrl, allowHttp, auth }, context) => {
    const missing = auth?.type === 'oauth2' ? findMissingHalf(auth) : undefined
    if (missing !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['auth'],
        message: `Falta a chave "${missing}": um certificado do cliente são os dois`,
        params: { missing: [missing] },
      })
    const addresses: [string[], string][] = [
      [['baseUrl'], baseUrl],
      ...(auth?.type === 'oauth2' ? [[['auth', 'tokenUrl'], auth.tokenUrl] as [string[], string]] : []),
    ]
    for (const [path, address] of addresses)
      if (isPlainHttp(address) && !allowHttp)
        context.addIssue({
          code: 'custom',
          path,
          message: 'A URL deve usar https (http só é aceito em localhost)',
          params: {
            code: 'unsafe-url',
            hint: 'use https, ou escreva allowHttp: true, se a rede é de confiança',
          },
        })
  })
  .meta(about('Um serviço a que o gateway pergunta', { baseUrl: 'https://viacep.com.br' }))

/** `manifest/suppliers.yaml`: whom the gateway asks. The app never gets it. */
export const suppliersFile = z.strictObject({
  suppliers: z
    .record(identifier, supplier)
    .default({})
    .meta(about('Os fornecedores, por nome', { viacep: { baseUrl: 'https://viacep.com.br' } })),
})

export type Supplier = z.output<typeof supplier>
export type SuppliersFile = z.output<typeof suppliersFile>
