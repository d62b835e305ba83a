import { isAudited } from '../../manifest/contract/audit-headers.ts'
import type { Source } from '../../manifest/schema/sources.ts'
import { absoluteUrl, privateAddress } from '../../manifest/schema/url.ts'
import type { VerifyTarget } from '../authoring/verify/send-request.ts'
import type { Model } from '../compile/resolve/model.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { type Options, UsageError } from './options.mjs'

type EnvironmentVariables = Record<string, string | undefined>

/** Returns the source that `--source` names. */
export function findSource(
  { values }: Options,
  { sources }: Model['sources'],
): { name: string; source: Source } {
  const name = values.source
  if (name === undefined) throw new UsageError('Falta --source NOME: a fonte a que perguntar')
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined
  if (!source)
    throw new UsageError(formatUnknown(`Nenhuma fonte se chama ${name}`, name, Object.keys(sources)))
  return { name, source }
}

/**
 * Returns the URL, tokens and limits for the requests, from the options and the environment.
 *
 * @throws UsageError, which never quotes a token
 */
export const buildTarget = (
  { values }: Options,
  source: Source,
  env: EnvironmentVariables,
): VerifyTarget => ({
  baseUrl: readBaseUrl(values['base-url'], source, env).replace(/\/+$/, ''),
  timeoutMs: source.timeoutMs,
  token: readToken('token-env', values, env),
  origin: readOrigin(values),
  isAudited: isAudited(source),
})

/** Returns the token of a user without roles, if the options name one. */
export const readRolelessToken = ({ values }: Options, env: EnvironmentVariables) =>
  readToken('roleless-token-env', values, env)

function readOrigin({ origin }: Options['values']): string | undefined {
  if (origin === undefined) return undefined
  const { error } = absoluteUrl.safeParse(origin)
  if (error) throw new UsageError(`--origin: ${error.issues[0]?.message}`)
  return new URL(origin).origin
}

function readBaseUrl(
  baseUrlOption: string | undefined,
  { baseUrl, baseUrlEnv, allowHttp }: Source,
  env: EnvironmentVariables,
): string {
  const fromEnv = baseUrlEnv === undefined ? undefined : env[baseUrlEnv]
  const [name, url] =
    baseUrlOption === undefined ? [baseUrlEnv, fromEnv || baseUrl] : ['--base-url', baseUrlOption]
  if (url.startsWith('/'))
    throw new UsageError(`${url} é um caminho do site: diga o endereço com --base-url https://…${url}`)
  const { error } = (allowHttp ? privateAddress : absoluteUrl).safeParse(url)
  if (error) throw new UsageError(`${name}: ${error.issues[0]?.message}`)
  if (/[?#]/.test(url)) throw new UsageError(`${name}: A URL não pode ter ? nem #`)
  return url
}

function readToken(
  option: 'token-env' | 'roleless-token-env',
  { [option]: variable }: Options['values'],
  env: EnvironmentVariables,
): string | undefined {
  if (variable === undefined) return undefined
  const token = env[variable]?.trim()
  if (!token) throw new UsageError(`A variável de ambiente ${variable}, de --${option}, não tem valor`)
  // `fetch` would throw an error that quotes the token.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError(`O valor da variável ${variable}, de --${option}, não é um token`)
  return token
}

/** Returns the purposes to send: `--purpose`, or those of the manifest. */
export function selectPurposes({ values: { purpose } }: Options, purposes: string[]): string[] {
  if (purpose === undefined) return purposes
  if (!purposes.includes(purpose))
    throw new UsageError(
      formatUnknown(`Nenhuma finalidade de purposes, em app.yaml, é ${purpose}`, purpose, purposes),
    )
  return [purpose]
}

/** Selects the cases that `--only` names: one variant by its id, or all variants of a family. */
export function filterCases<Item extends { consultaId: string }>({ values }: Options, items: Item[]): Item[] {
  const { only } = values
  if (only === undefined) return items
  const selected = items.filter(({ consultaId }) => consultaId === only || consultaId.startsWith(`${only}/`))
  if (selected.length > 0) return selected
  const ids = items.map(({ consultaId }) => consultaId)
  const families = new Set(ids.map((id) => id.replace(/\/.*/, '')))
  throw new UsageError(formatUnknown(`Nenhuma consulta desta fonte é ${only}`, only, [...families, ...ids]))
}

function formatUnknown(message: string, word: string, candidates: string[]): string {
  const hint = suggestionHint(word, candidates)?.text
  return hint === undefined ? message : `${message}\n  dica: ${hint}`
}
