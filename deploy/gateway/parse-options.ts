import { parseArgs } from 'node:util'
import { UsageError } from '../../codegen/cli/options.mjs'

/** What each option takes; nothing where it takes no value. */
export const valueHints = {
  help: undefined,
  port: 'uma porta',
  source: 'uma fonte',
  manifest: 'uma pasta',
  issuer: 'o endereço do provedor',
  audience: 'um texto',
  'roles-claim': 'um nome',
  limit: 'um limite, como 60/min',
  origin: 'uma origem, como http://127.0.0.1:5173',
  delay: 'um tempo em milissegundos',
  fail: 'um código e uma parte, como 503:0.1',
} as const

export type OptionName = keyof typeof valueHints

const repeatable: readonly string[] = ['source', 'fail'] satisfies OptionName[]

/**
 * The options of a command line, by their names.
 *
 * @throws UsageError
 */
export function parseGatewayOptions(args: string[]): Map<OptionName, string[]> {
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
