// @ts-check
// Plain JavaScript: the launcher reads the options before a compiler is loaded.
import { parseArgs } from 'node:util'

/**
 * @typedef {{
 *   mode: 'write' | 'check' | 'watch' | 'help',
 *   json: boolean,
 *   manifest?: string | undefined,
 *   out?: string | undefined,
 *   pages?: string | undefined,
 * }} Options
 */

/** The command line is wrong; the message explains why, in Portuguese. */
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

Termina com 0 se deu certo, 1 se o manifesto é inválido ou o código está desatualizado (com --check, também se há
avisos), 2 se o uso está errado.
`

const flags = /** @type {const} */ ({
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  manifest: { type: 'string' },
  out: { type: 'string' },
  pages: { type: 'string' },
})

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {UsageError}
 */
export function readOptions(args) {
  const { values, tokens } = parseArgs({
    args,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const seen = new Set()
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`Argumento inesperado: ${token.value}`)
    if (token.kind === 'option') checkOption(token, seen)
  }
  if (values.check && values.watch) throw new UsageError('--check e --watch não podem ser usados juntos')
  if (values.json && values.watch) throw new UsageError('--json e --watch não podem ser usados juntos')
  const { manifest, out, pages } = /** @type {Record<'manifest' | 'out' | 'pages', string | undefined>} */ (
    values
  )
  return { mode: modeOf(values), json: values.json === true, manifest, out, pages }
}

/**
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} option
 * @param {Set<string>} seen
 */
function checkOption({ name, rawName, value, inlineValue }, seen) {
  if (!Object.hasOwn(flags, name)) throw new UsageError(`Opção desconhecida: ${rawName}`)
  if (seen.has(name)) throw new UsageError(`Opção repetida: ${rawName}`)
  seen.add(name)
  const takesFolder = flags[/** @type {keyof typeof flags} */ (name)].type === 'string'
  if (!takesFolder && value !== undefined) throw new UsageError(`${rawName} não leva valor`)
  const isFolder = value !== undefined && value !== '' && (inlineValue || !value.startsWith('-'))
  if (takesFolder && !isFolder) throw new UsageError(`${rawName} pede uma pasta`)
}

/**
 * @param {Record<string, unknown>} values
 * @returns {Options['mode']}
 */
function modeOf({ help, check, watch }) {
  if (help) return 'help'
  if (check) return 'check'
  return watch ? 'watch' : 'write'
}
