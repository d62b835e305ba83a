import { parseArgs } from 'node:util'

export type Options = {
  mode: 'write' | 'check' | 'watch' | 'help'
  json: boolean
  manifest?: string | undefined
  out?: string | undefined
  pages?: string | undefined
}

/** The command line cannot be understood; the message says why, in Portuguese. */
export class UsageError extends Error {}

export const usage = `Uso: npm run codegen -- [opções]

  (sem opções)      valida o manifesto e escreve o código gerado
  --check           só compara: mostra o que está desatualizado, faltando ou sobrando
  --watch           gera de novo a cada mudança, até Ctrl+C
  --json            um só documento JSON na saída padrão
  --manifest PASTA  o manifesto (manifest)
  --out PASTA       onde fica o código gerado (src/generated)
  --pages PASTA     onde estão as páginas (src)
  --help            esta ajuda

Termina com 0 se deu certo, 1 se o manifesto é inválido ou o código está desatualizado, 2 se o uso está errado.
`

const flags = {
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  manifest: { type: 'string' },
  out: { type: 'string' },
  pages: { type: 'string' },
} as const

/** @throws UsageError */
export function readOptions(args: string[]): Options {
  const { values, tokens } = parseArgs({
    args,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`Argumento inesperado: ${token.value}`)
    if (token.kind === 'option') checkOption(token, seen)
  }
  if (values.check && values.watch) throw new UsageError('--check e --watch não podem ser usados juntos')
  if (values.json && values.watch) throw new UsageError('--json e --watch não podem ser usados juntos')
  const { manifest, out, pages } = values as Record<'manifest' | 'out' | 'pages', string | undefined>
  return { mode: modeOf(values), json: values.json === true, manifest, out, pages }
}

type OptionToken = {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken, seen: Set<string>) {
  if (!Object.hasOwn(flags, name)) throw new UsageError(`Opção desconhecida: ${rawName}`)
  if (seen.has(name)) throw new UsageError(`Opção repetida: ${rawName}`)
  seen.add(name)
  const takesFolder = flags[name as keyof typeof flags].type === 'string'
  if (!takesFolder && value !== undefined) throw new UsageError(`${rawName} não leva valor`)
  const isFolder = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
  if (takesFolder && !isFolder) throw new UsageError(`${rawName} pede uma pasta`)
}

function modeOf({ help, check, watch }: Record<string, unknown>): Options['mode'] {
  if (help) return 'help'
  if (check) return 'check'
  return watch ? 'watch' : 'write'
}
