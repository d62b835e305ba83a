import { checkBalance } from '../../codegen/authoring/verify/checks/check-account.ts'
import { checkPreflight } from '../../codegen/authoring/verify/checks/check-preflight.ts'
import { checkReadable } from '../../codegen/authoring/verify/checks/cors.ts'
import {
  checkRefusal,
  listRefusalChecks,
  type VerifyTokens,
} from '../../codegen/authoring/verify/checks/refusals.ts'
import { checkTitles, type SourceCheck } from '../../codegen/authoring/verify/checks/source-check.ts'
import { createSourceClient, type SourceClient } from '../../codegen/authoring/verify/source-client.ts'
import { listVariantCases } from '../../codegen/authoring/verify/variant-cases.ts'
import { verifySource } from '../../codegen/authoring/verify/verify-source.ts'
import type { VariantCase } from '../../codegen/authoring/verify/verify-types.ts'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import { findBalance } from '../../codegen/emit/openapi/account-operations.ts'
import { listOperations } from '../../codegen/emit/openapi/operations.ts'
import { isAudited } from '../../manifest/contract/audit-headers.ts'
import { chooseText } from '../../manifest/contract/build-choices.ts'
import { ask, explainFailedReply } from './ask.ts'
import { type Check, createGroup, lacksOrigin } from './check.ts'
import { rolelessTokenVariable, tokenVariable } from './options.ts'

const titles = {
  reach: 'conexão',
  answer: 'resposta a um token bom',
  ...checkTitles,
}

const browserChecks = ['preflight', 'answers', 'errors', 'retry-after'] as const

export type GatewayOptions = {
  model: Model
  variables: Record<string, string>
  tokens: VerifyTokens
  origin: string | undefined
}

/** Returns the address of a source in this environment, without a slash at the end. */
export function chooseAddress({ sources }: Model, name: string, variables: Record<string, string>): string {
  const { baseUrl = '', baseUrlEnv } = sources.sources[name] ?? {}
  return chooseText(baseUrlEnv, baseUrl, variables).replace(/\/+$/, '')
}

/**
 * Checks a live source: one example of each path, the token, the purpose and the balance. `verify` asks all examples.
 */
export async function checkSource(name: string, { model, variables, tokens, origin }: GatewayOptions) {
  const group = createGroup(`source ${name}`, titles)
  const source = model.sources.sources[name]
  const cases = listVariantCases(model, name)
  if (!source || cases.length === 0) return []
  const address = chooseAddress(model, name, variables)
  // A path is of the page's own site.
  const baseUrl = address.startsWith('/') ? `${origin ?? ''}${address}` : address
  const reply = await ask(baseUrl)
  if (reply.kind !== 'answered') {
    const failed = group.fail('reach', explainFailedReply(reply), 'confira o endereço da fonte e a rede')
    const reason = 'a fonte não responde'
    return [failed, group.skip('answer', reason), group.skip('preflight', reason)]
  }
  // A token goes only to sources that ask for one.
  const token = source.auth === 'bearer' ? tokens.token : undefined
  const client = createSourceClient(
    { baseUrl, timeoutMs: source.timeoutMs, token, origin, isAudited: isAudited(source) },
    !isLoopback(baseUrl),
  )
  const sample = sampleCases(cases, model)
  const found: SourceCheck[] = []
  for (const refusal of listRefusalChecks(sample, source, tokens))
    found.push(await checkRefusal(refusal, true, client))
  const isMissingToken = source.auth === 'bearer' && token === undefined
  const answer = isMissingToken
    ? group.skip('answer', `falta ${tokenVariable}`)
    : toAnswerCheck(await askEachPath(listCheapestCases(cases, model, name), client))
  const balance = findBalance(model, name)
  if (balance && !isMissingToken) found.push(await checkBalance(balance, source, client))
  if (origin !== undefined) {
    const browser = { origin, sendsCookies: source.credentials === 'include' }
    const readable = checkReadable([...client.receivedAnswers], browser, source.contract === true)
    found.push(await checkPreflight(cases, source, browser, client), ...readable)
  }
  const made = [group.ok('reach'), answer, ...found.map(toCheck)]
  if (balance && isMissingToken) made.push(group.skip('balance', `falta ${tokenVariable}`))
  if (origin === undefined) made.push(...browserChecks.map((check) => group.skip(check, lacksOrigin)))
  return made

  function toAnswerCheck(problems: string[] | undefined): Check {
    if (problems === undefined) return group.skip('answer', 'nenhum exemplo preenche o formulário')
    if (problems.length === 0) return group.ok('answer')
    return group.fail(
      'answer',
      problems.join('; '),
      'confira tudo com npm run codegen -- verify, que pergunta todos os exemplos',
    )
  }

  function toCheck({ check, status, problems, reason }: SourceCheck): Check {
    if (status === 'ok') return group.ok(check, reason && nameVariables(reason))
    if (status === 'unchecked') return group.skip(check, nameVariables(reason ?? ''))
    const [first] = problems
    return { ...group.fail(check, first?.message ?? '', first?.hint), problems }
  }
}

/** `verify` takes the tokens by options, and the doctor by variables. */
const nameVariables = (reason: string) =>
  reason.replace('--roleless-token-env', rolelessTokenVariable).replace('--token-env', tokenVariable)

/** Returns the problems of the first example of each case; `undefined` if there is none. */
async function askEachPath(cases: VariantCase[], client: SourceClient): Promise<string[] | undefined> {
  if (cases.length === 0) return undefined
  const found: string[] = []
  const first = cases.map((one) => ({ ...one, queries: one.queries.slice(0, 1) }))
  for await (const { consultaId, problems } of verifySource(first, client, true))
    found.push(...problems.map(({ message }) => `${consultaId}: ${message}`))
  return found
}

/** Returns the cheapest case of each method and path of a source. */
function listCheapestCases(cases: VariantCase[], model: Model, name: string): VariantCase[] {
  const sorted = sortByCost(cases, model)
  return listOperations(model, name).flatMap(({ calls }) => {
    const ids = new Set(calls.map(({ definition }) => definition.id))
    return sorted.find(({ consultaId }) => ids.has(consultaId)) ?? []
  })
}

/** Returns the cases with examples, the cheapest first. */
function sortByCost(cases: VariantCase[], { families }: Model): VariantCase[] {
  const costs = new Map(families.flatMap(({ variants }) => variants.map(({ id, cost = 0 }) => [id, cost])))
  return cases
    .filter(({ queries }) => queries.length > 0)
    .toSorted((a, b) => (costs.get(a.consultaId) ?? 0) - (costs.get(b.consultaId) ?? 0))
}

/** Returns the cheapest case, and the cheapest that need a purpose or a role. */
function sampleCases(cases: VariantCase[], model: Model): VariantCase[] {
  const sorted = sortByCost(cases, model)
  const chosen = [
    sorted[0],
    sorted.find(({ requiresPurpose }) => requiresPurpose),
    sorted.find(({ requiresRole }) => requiresRole),
  ]
  return [...new Set(chosen.filter((one) => one !== undefined))]
}

/** Requests to this machine need no rate limit. */
const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
