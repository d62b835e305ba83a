import { parseArgs } from 'node:util'
import { UsageError } from '../../codegen/cli/options.mjs'

/** What each option takes; nothing where it takes no value. */
export const taken = {
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

export type OptionName = keyof typeof taken

const repeatable: readonly string[] = ['source', 'fail'] satisfies OptionName[]

/**
 * The options of a command line, by their names.
 *
 * @throws UsageError
 */
export function givenOptions(args: string[]): Map<OptionName, string[]> {
  const options = Object.fromEntries(
    Object.entries(taken).map(([name, text]) => [name, { type: text ? 'string' : 'boolean' } as const]),
  )
  const { tokens, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const [extra] = positionals
  if (extra !== undefined) throw new UsageError(`Argumento inesperado: ${extra}`)
  const given = new Map<OptionName, string[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    if (!isName(name)) throw new UsageError(`Opção desconhecida: ${rawName}`)
    if (given.has(name) && !repeatable.includes(name)) throw new UsageError(`Opção repetida: ${rawName}`)
    const isText = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
    if (taken[name] && !isText) throw new UsageError(`${rawName} pede ${taken[name]}`)
    if (!taken[name] && value !== undefined) throw new UsageError(`${rawName} não leva valor`)
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  return given
}

const isName = (name: string): name is OptionName => Object.hasOwn(taken, name)
