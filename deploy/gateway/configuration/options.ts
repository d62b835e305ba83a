import { parseArgs } from 'node:util'
import { UsageError } from '../../../codegen/cli/options.mjs'
import type { Failure } from '../answers/failures.ts'
import { defaultCredits } from '../credits/ledger.ts'
import type { Limit } from '../identity/limits.ts'
import { readAddress, readFailures, readInteger, readLimit } from './option-values.ts'

/** The task of the command: it serves, reads the audit or a client's statement, or verifies a supplier. */
const commands = ['serve', 'audit', 'statement', 'verify'] as const

/** The parsed command line. */
export type CommandLine = {
  command: (typeof commands)[number]
  help: boolean
  port: number
  /** The port of health and metrics. */
  operationPort: number | undefined
  /** The address to listen at; loopback by default. */
  listen: string | undefined
  hosts: string[]
  /** If empty, all sources with a contract. */
  sources: string[]
  manifest: string | undefined
  /** The folder of the database, unless it is a PostgreSQL. */
  data: string | undefined
  issuer: string | undefined
  audience: string | undefined
  rolesClaim: string | undefined
  limit: Limit | undefined
  credits: number
  origin: string | undefined
  delayMs: number
  failures: Failure[]
  /** Asks the suppliers of the manifest instead of answering with examples. */
  suppliers: boolean
  verify: boolean
  person: boolean
  client: string | undefined
  /** The supplier to verify. */
  supplier: string | undefined
  /** Verifies also by `post`. */
  post: boolean
  /** Verifies also by requests that may be billed. */
  paid: boolean
  /** The consulta or the family to verify. */
  only: string | undefined
  /** Values to verify with, as `field=value`: those that the supplier knows, and those that it does not. */
  values: string[]
  notFound: string[]
  /** The purpose to verify with. */
  purpose: string | undefined
}

/** The value of each option in Portuguese; `undefined` for flags. */
const valueHints = {
  help: undefined,
  port: 'uma porta',
  'operation-port': 'uma porta',
  listen: 'um endereço',
  host: 'um nome',
  source: 'uma fonte',
  manifest: 'uma pasta',
  data: 'uma pasta',
  issuer: 'o endereço do provedor',
  audience: 'um texto',
  'roles-claim': 'um nome',
  limit: 'um limite, como 60/min',
  credits: 'um número de créditos',
  origin: 'uma origem, como http://127.0.0.1:5173',
  delay: 'um tempo em milissegundos',
  fail: 'um código e uma parte, como 503:0.1',
  suppliers: undefined,
  verify: undefined,
  person: undefined,
  client: 'um usuário',
  supplier: 'um fornecedor',
  post: undefined,
  paid: undefined,
  only: 'uma consulta, como placa/1',
  value: 'um valor, como placa=ABC1D23',
  'not-found': 'um valor, como placa=ABC1D23',
  purpose: 'uma finalidade',
} as const

type OptionName = keyof typeof valueHints

const repeatable: readonly string[] = ['source', 'fail', 'host', 'value', 'not-found'] satisfies OptionName[]

const verifyOptions: OptionName[] = ['post', 'paid', 'only', 'value', 'not-found', 'purpose']

const loopback = ['127.0.0.1', '::1', 'localhost']

/**
 * Reads the options of `npm run gateway`.
 *
 * @throws UsageError with all mistakes, in Portuguese.
 */
export function readOptions(args: string[]): CommandLine {
  const mistakes: string[] = []
  const { given, command } = parseTokens(args, mistakes)
  const readFirst = (name: OptionName): string | undefined => given.get(name)?.[0]
  /** Reads the value of an option that is given and valid. */
  function read<Value>(name: OptionName, readValue: (text: string) => Value | undefined): Value | undefined {
    const text = readFirst(name)
    const value = text === undefined ? undefined : readValue(text)
    if (text !== undefined && value === undefined) mistakes.push(`--${name} pede ${valueHints[name]}`)
    return value
  }
  const [issuer, audience, rolesClaim, listen] = [
    read('issuer', readAddress)?.href,
    readFirst('audience'),
    readFirst('roles-claim'),
    readFirst('listen'),
  ]
  if (given.has('issuer') && audience === undefined) mistakes.push('--issuer pede também --audience')
  if (!given.has('issuer') && (audience ?? rolesClaim) !== undefined)
    mistakes.push('--audience e --roles-claim só valem com --issuer')
  if (listen !== undefined && !loopback.includes(listen) && !given.has('issuer'))
    mistakes.push('--listen fora deste computador pede --issuer: sem tokens, qualquer um consultaria')
  if (given.has('suppliers') && (given.has('fail') || given.has('delay')))
    mistakes.push('--fail e --delay só valem para exemplos, sem --suppliers')
  if ((command === 'verify') !== given.has('supplier'))
    mistakes.push('verify e --supplier valem juntos: verify --supplier NOME')
  const verifying = verifyOptions.filter((name) => given.has(name))
  if (command !== 'verify' && verifying.length > 0)
    mistakes.push(`Só valem com verify: ${verifying.map((name) => `--${name}`).join(', ')}`)
  if (command === 'statement' && !given.has('client')) mistakes.push('statement pede --client')
  const failures = readFailures(given.get('fail') ?? [])
  if (failures === undefined) mistakes.push(`--fail pede ${valueHints.fail}`)
  // Sums of decimal fractions are inexact.
  if ((failures ?? []).reduce((sum, { share }) => sum + share, 0) > 1 + 1e-9)
    mistakes.push('As partes de --fail somam mais que 1')
  const options = {
    command,
    help: given.has('help'),
    port: read('port', readInteger(65_535)) ?? 4190,
    operationPort: read('operation-port', readInteger(65_535)),
    listen,
    hosts: given.get('host') ?? [],
    sources: given.get('source') ?? [],
    manifest: readFirst('manifest'),
    data: readFirst('data'),
    issuer,
    audience,
    rolesClaim,
    limit: read('limit', readLimit),
    credits: read('credits', readInteger(999_999_999)) ?? defaultCredits,
    origin: read('origin', readAddress)?.origin,
    delayMs: read('delay', readInteger(600_000)) ?? 0,
    failures: failures ?? [],
    suppliers: given.has('suppliers'),
    verify: given.has('verify'),
    person: given.has('person'),
    client: readFirst('client'),
    supplier: readFirst('supplier'),
    post: given.has('post'),
    paid: given.has('paid'),
    only: readFirst('only'),
    values: given.get('value') ?? [],
    notFound: given.get('not-found') ?? [],
    purpose: readFirst('purpose'),
  }
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  return options
}

/** Returns the values of each given option, and the command. Adds what is not an option to the mistakes. */
function parseTokens(args: string[], mistakes: string[]) {
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
    if (!isOptionName(name)) {
      mistakes.push(`Opção desconhecida: ${rawName}`)
      continue
    }
    if (given.has(name) && !repeatable.includes(name)) mistakes.push(`Opção repetida: ${rawName}`)
    const isText = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
    if (valueHints[name] && !isText) mistakes.push(`${rawName} pede ${valueHints[name]}`)
    else if (!valueHints[name] && value !== undefined) mistakes.push(`${rawName} não leva valor`)
    else given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  const command = commands.find((one) => one === positionals[0])
  const extra = command === undefined ? positionals[0] : positionals[1]
  // It may be a part of a value to verify with.
  const isShown = !positionals.includes('verify')
  if (extra !== undefined) mistakes.push(`Argumento inesperado${isShown ? `: ${extra}` : ''}`)
  return { given, command: command ?? ('serve' as const) }
}

const isOptionName = (name: string): name is OptionName => Object.hasOwn(valueHints, name)
