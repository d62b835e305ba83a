import type { Json } from '../../../manifest/schema/consulta.ts'
import type { NewRequest } from '../../../manifest/schema/studio.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'

/** The request of a new consulta as its author gives it: the source, and `GET /cpf/{cpf}` or `POST /cpf`. */
export type RequestChoice = { source?: string | undefined; call?: string | undefined }

const callPattern = /^(get|post)\s+(\/\S*)$/i

/**
 * Returns the request that the author chose as it stands in YAML, with the values of the form where the path does not name
 * them: in the query of a GET, in the body of a POST. Returns `undefined` without a choice.
 *
 * @throws CommandError if the source does not exist or the call cannot be read.
 */
export function chooseRequest(
  choice: NewRequest | RequestChoice | undefined,
  guessed: { source: string; post: string },
  fields: readonly { name: string }[],
  manifest: ExpandedManifest,
): Record<string, Json> | undefined {
  const request = choice && ('method' in choice ? choice : readChoice(choice, guessed, manifest))
  if (!request) return undefined
  const { source, method, path } = request
  const others = fields.filter(({ name }) => !path.includes(`{${name}}`))
  const values = Object.fromEntries(others.map(({ name }) => [name, `{${name}}`]))
  return {
    source,
    [method]: path,
    ...(others.length > 0 && { [method === 'get' ? 'query' : 'body']: values }),
    // A source with a contract answers 404 if it found nothing.
    ...(manifest.sources?.value.sources[source]?.contract && { notFound: { status: 404 } }),
  }
}

function readChoice(
  { source, call }: RequestChoice,
  guessed: { source: string; post: string },
  manifest: ExpandedManifest,
): NewRequest | undefined {
  if (source === undefined && call === undefined) return undefined
  if (source !== undefined) checkSource(source, manifest)
  return { source: source ?? guessed.source, ...readCall(call ?? `POST ${guessed.post}`) }
}

export const listSources = ({ sources }: ExpandedManifest) => Object.keys(sources?.value.sources ?? {})

/** @throws CommandError if the source does not exist. */
export function checkSource(source: string, manifest: ExpandedManifest) {
  const names = listSources(manifest)
  if (!names.includes(source))
    throw new CommandError(`A fonte "${source}" não existe`, suggestionHint(source, names)?.text)
}

/** @throws CommandError if the text is not a method and a path. */
export function readCall(call: string): Pick<NewRequest, 'method' | 'path'> {
  const [, method = '', path = ''] = callPattern.exec(call.trim()) ?? []
  if (path !== '') return { method: method.toLowerCase() === 'get' ? 'get' : 'post', path }
  throw new CommandError(
    `"${call}" não é um pedido`,
    'escreva o método e o caminho, como "GET /cpf/{cpf}" ou "POST /cpf/dados"',
  )
}
