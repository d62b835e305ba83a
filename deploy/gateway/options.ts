import { parseArgs } from 'node:util'
import { UsageError } from '../../codegen/cli/options.mjs'
import { defaultCredits } from './credit-accounts.ts'
import { aboutAnother, type Failure } from './failures.ts'
import type { Limit } from './limits.ts'

/** The parsed command line. */
export type CommandLine = {
  help: boolean
  port: number
  /** If empty, all sources with a contract. */
  sources: string[]
  manifest: string | undefined
  issuer: string | undefined
  audience: string | undefined
  rolesClaim: string | undefined
  limit: Limit | undefined
  credits: number
  origin: string | undefined
  delayMs: number
  failures: Failure[]
  /** The file of the audit log. */
  auditLog: string | undefined
}

/**
 * Reads the options of `npm run gateway`.
 *
 * @throws UsageError, in Portuguese.
 */
export function readOptions(args: string[]): CommandLine {
  const given = parseGatewayOptions(args)
  const readFirst = (name: OptionName): string | undefined => given.get(name)?.[0]
  const issuer =
    readFirst('issuer') === undefined ? undefined : parseAddress('issuer', readFirst('issuer') ?? '').href
  const [audience, rolesClaim] = [readFirst('audience'), readFirst('roles-claim')]
  if (issuer !== undefined && audience === undefined) throw new UsageError('--issuer pede também --audience')
  if (issuer === undefined && (audience ?? rolesClaim) !== undefined)
    throw new UsageError('--audience e --roles-claim só valem com --issuer')
  const [limit, origin] = [readFirst('limit'), readFirst('origin')]
  return {
    help: given.has('help'),
    port: parseInteger('port', readFirst('port') ?? '4190', 65_535),
    sources: given.get('source') ?? [],
    manifest: readFirst('manifest'),
    issuer,
    audience,
    rolesClaim,
    limit: limit === undefined ? undefined : parseLimit(limit),
    credits: parseInteger('credits', readFirst('credits') ?? String(defaultCredits), 999_999_999),
    origin: origin === undefined ? undefined : parseAddress('origin', origin).origin,
    delayMs: parseInteger('delay', readFirst('delay') ?? '0', 600_000),
    failures: parseFailures(given.get('fail') ?? []),
    auditLog: readFirst('audit-log'),
  }
}

/** The value of each option in Portuguese; `undefined` for flags. */
const valueHints = {
  help: undefined,
  port: 'uma porta',
  source: 'uma fonte',
  manifest: 'uma pasta',
  issuer: 'o endereço do provedor',
  audience: 'um texto',
  'roles-claim': 'um nome',
  limit: 'um limite, como 60/min',
  credits: 'um número de créditos',
  origin: 'uma origem, como http://127.0.0.1:5173',
  delay: 'um tempo em milissegundos',
  fail: 'um código e uma parte, como 503:0.1',
  'audit-log': 'um arquivo',
} as const

type OptionName = keyof typeof valueHints

const repeatable: readonly string[] = ['source', 'fail'] satisfies OptionName[]

/**
 * Returns the values of each given option.
 *
 * @throws UsageError
 */
function parseGatewayOptions(args: string[]): Map<OptionName, string[]> {
  const options = Object.fromEntries(
    Object.entries(valueHints).map(([name, text]) => [name, { type: text ? 'string' : 'boolean' } as const]),
  )
  const { tokens, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<OptionName, string[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    if (!isOptionName(name)) throw new UsageError(`Opção desconhecida: ${rawName}`)
    if (given.has(name) && !repeatable.includes(name)) throw new UsageError(`Opção repetida: ${rawName}`)
    const isText = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
    if (valueHints[name] && !isText) throw new UsageError(`${rawName} pede ${valueHints[name]}`)
    if (!valueHints[name] && value !== undefined) throw new UsageError(`${rawName} não leva valor`)
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  const [extra] = positionals
  if (extra !== undefined) throw new UsageError(`Argumento inesperado: ${extra}`)
  return given
}

const isOptionName = (name: string): name is OptionName => Object.hasOwn(valueHints, name)

const buildUsageError = (name: OptionName) => new UsageError(`--${name} pede ${valueHints[name]}`)

function parseInteger(name: OptionName, text: string, max: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) throw buildUsageError(name)
  return Number(text)
}

function parseAddress(name: OptionName, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw buildUsageError(name)
  return url
}

const units: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 }

function parseLimit(text: string): Limit {
  const [, count = '', unit = ''] = /^([1-9]\d{0,6})\/(s|min|h)$/.exec(text) ?? []
  const ms = units[unit]
  if (ms === undefined) throw buildUsageError('limit')
  return { count: Number(count), ms }
}

function parseFailures(texts: readonly string[]): Failure[] {
  const failures = texts.map((text): Failure => {
    const [, status, share] = /^([45]\d\d|outro):(0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.exec(text) ?? []
    if (status === undefined) throw buildUsageError('fail')
    return { status: status === aboutAnother ? status : Number(status), share: Number(share) }
  })
  // Sums of decimal fractions are inexact.
  if (failures.reduce((sum, { share }) => sum + share, 0) > 1 + 1e-9)
    throw new UsageError('As partes de --fail somam mais que 1')
  return failures
}

/** The output of `npm run gateway -- --help`. */
export const usage = `Uso: npm run gateway -- [opções]

O gateway de referência: responde só ao próprio computador (127.0.0.1, localhost) com os exemplos do manifesto e
confere cada pedido com o contrato da fonte.

  --port N              a porta (4190)
  --source FONTE        a fonte que responde; pode repetir (as que têm contract: true)
  --manifest PASTA      o manifesto (manifest)

  --issuer URL          confere os access tokens do provedor OpenID Connect; sem ela, nenhum token é conferido
  --audience TEXTO      para quem os tokens devem ser; com --issuer
  --roles-claim NOME    onde os papéis estão no token (o rolesClaim do manifesto)
  --limit N/min         quantos pedidos cada usuário faz por s, min ou h; depois, 429
  --credits N           com quantos créditos cada usuário começa (10000); sem saldo, 402
  --origin URL          a única origem cujas páginas podem perguntar (qualquer uma)

  --delay MS            espera antes de cada resposta
  --fail CÓDIGO:PARTE   falha numa parte dos pedidos, como 503:0.1; pode repetir; 404 é um caminho que a fonte não tem, e
                        outro:0.1 responde sobre outro documento
  --audit-log ARQUIVO   acrescenta uma linha JSON por pedido: quem, o quê, por quê, com que resultado; os documentos vão
                        como HMAC-SHA-256 com a chave da variável AUDIT_KEY (32 caracteres ou mais)
  --help                esta ajuda

Cada pedido é uma linha na saída: hora, método, caminho do contrato, código e tempo; nenhum valor dele.
`
