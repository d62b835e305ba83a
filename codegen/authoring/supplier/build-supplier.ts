import { isObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { ParsedManifest } from '../../compile/parse/parse-manifest.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { toComparable } from '../sample-answer/words.ts'
import { createFieldFiller } from './fill-fields.ts'
import { findSecrets, isTokenRequest, type PastedSecret } from './find-secrets.ts'
import { type PastedRequest, readPairs, readPastedRequests } from './pasted-request.ts'

/** A supplier and a consulta's request to it, as YAML has them. */
export type ProposedSupplier = {
  name: string
  /** The entry for suppliers.yaml; absent if the manifest has a supplier at this address. */
  entry?: Record<string, Json>
  /** `supplier` of the consulta. */
  call: Record<string, Json>
  secrets: PastedSecret[]
  /** Things that the author must check, in Portuguese. */
  notes: string[]
}

/**
 * Proposes the supplier of a pasted request. Reads no file and writes none. `chosenName` is the name for it.
 *
 * @throws CommandError if the gateway cannot send the request, or if another supplier has the name. The message repeats nothing of the
 * text.
 */
export function buildSupplier(
  text: string,
  fields: readonly Field[],
  suppliers: ParsedManifest['suppliers'],
  chosenName?: string,
): ProposedSupplier {
  const requests = readPastedRequests(text)
  const tokenRequest = requests.find(isTokenRequest)
  const request = requests.find((one) => one !== tokenRequest)
  if (!request) throw new CommandError('O texto só tem o pedido do token: cole também o pedido da consulta')
  if (request.method !== 'GET' && request.method !== 'POST')
    throw new CommandError('O gateway pergunta por GET ou POST, e o pedido usa outro método')
  const known = suppliers?.value.suppliers ?? {}
  const same = Object.entries(known).find(
    ([name, { baseUrl }]) => startsWith(request, baseUrl) && (chosenName ?? name) === name,
  )
  if (!same && chosenName !== undefined && Object.hasOwn(known, chosenName))
    throw new CommandError(`O fornecedor "${chosenName}" já existe, em outro endereço`, 'dê outro nome')
  const name = same?.[0] ?? chosenName ?? suggestName(request.origin, Object.keys(known))
  const { keys, secrets, headers, query, notes } = findSecrets(request, tokenRequest, name)
  const filler = createFieldFiller(fields)
  const path = request.path.slice(same ? new URL(same[1].baseUrl).pathname.replace(/\/$/, '').length : 0)
  const body = readBody(request)
  const call = {
    name,
    [request.method.toLowerCase()]: filler.fillPath(path),
    ...nonEmpty('query', fillPairs(query)),
    ...nonEmpty('headers', fillPairs(headers)),
    ...(request.method === 'POST' &&
      body !== undefined &&
      nonEmpty('body', filler.fill('', body.json) as Json)),
  }
  const missing = fields.filter(({ name: field }) => !filler.found.has(field))
  return {
    name,
    ...(!same && {
      entry: { baseUrl: request.origin, ...(isLocal(request) && { allowPrivate: true }), ...keys },
    }),
    call,
    secrets: same ? [] : secrets,
    notes: [
      ...(same ? [] : notes),
      ...(body?.isForm
        ? ['o pedido manda um formulário, e o gateway manda JSON: confira se o fornecedor aceita JSON']
        : []),
      ...filler.leftOut.map(
        (key) => `o valor de ${key} ficou de fora: pode ser um dado pessoal ou um segredo`,
      ),
      ...[...query, ...headers, ...listKeys(body?.json)]
        .map(([key]) => key)
        .filter(isPurposeName)
        .map(
          (key) =>
            `se ${key} é a finalidade, escreva {purpose} no lugar do valor e, se o fornecedor a diz por códigos, purposes em suppliers.yaml`,
        ),
      ...missing.map(
        (field) => `o pedido não tem o campo ${field.name}: escreva {${field.name}} onde ele vai`,
      ),
    ],
  }

  function fillPairs(pairs: readonly [string, string][]): Json {
    return Object.fromEntries(
      pairs.flatMap(([key, value]) => {
        const filled = filler.fillText(key, value)
        return filled === undefined ? [] : [[key, filled]]
      }),
    )
  }
}

const isPurposeName = (key: string) => /finalidade|purpose|motivo/.test(toComparable(key))

/** Lists the keys of an object and of its parts. */
const listKeys = (value: Json | undefined): [key: string][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => [[key] as [string], ...listKeys(part)])
    : []

const nonEmpty = (key: string, value: Json): Record<string, Json> =>
  isObject(value) && Object.keys(value).length > 0 ? { [key]: value } : {}

/** The gateway connects to private addresses only if suppliers.yaml allows it. */
const isLocal = ({ origin }: PastedRequest) => /^(?:localhost|127\..*)$/.test(new URL(origin).hostname)

function startsWith({ origin, path }: PastedRequest, baseUrl: string): boolean {
  const base = new URL(baseUrl)
  const start = base.pathname.replace(/\/$/, '')
  return base.origin === origin && (path === start || path.startsWith(`${start}/`))
}

/** @throws CommandError if the body is neither a JSON object nor a form. */
function readBody({ body }: PastedRequest): { json: Json; isForm: boolean } | undefined {
  if (body === undefined || body.trim() === '') return undefined
  try {
    const json: Json = JSON.parse(body)
    if (isObject(json)) return { json, isForm: false }
  } catch {
    if (/^[^\s={}<]+=/.test(body)) return { json: Object.fromEntries(readPairs(body)), isForm: true }
  }
  throw new CommandError('O corpo do pedido não é um objeto JSON, que é o que o gateway manda')
}

/** Labels of hosts that do not name a company. */
const generalLabel =
  /^(?:www\d*|api\w*|apis|ws|app|gateway|gw|rest|services?|servicos?|plataforma|platform|hml|homolog\w*|sandbox|prod|production|dev|v\d+|com|net|org|gov|co|io|br)$/

/** Returns a free name for the supplier at an origin: `https://api.acme.com.br` is `acme`. */
function suggestName(origin: string, taken: readonly string[]): string {
  const labels = new URL(origin).hostname.toLowerCase().split('.')
  const named = labels.slice(0, -1).filter((label) => !generalLabel.test(label))
  const name = (named.at(-1) ?? '').replace(/[^a-z0-9-]/g, '').replace(/^[^a-z]+/, '') || 'fornecedor'
  let free = name
  for (let count = 2; taken.includes(free); count += 1) free = `${name}-${count}`
  return free
}
