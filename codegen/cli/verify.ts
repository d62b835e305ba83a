import type { SourceCheck } from '../authoring/verify/checks/source-check.ts'
import { createRowWriter, formatCheck, summaryText } from '../authoring/verify/report-text.ts'
import { createSourceClient } from '../authoring/verify/source-client.ts'
import { listVariantCases } from '../authoring/verify/variant-cases.ts'
import { verifyChecks, verifySource } from '../authoring/verify/verify-source.ts'
import type { VerifyRow } from '../authoring/verify/verify-types.ts'
import { findBalance, findUsage } from '../emit/openapi/account-operations.ts'
import { type Command, exit, jsonDocument, readModel } from './command.ts'
import { buildTarget, filterCases, findSource, readRolelessToken, selectPurposes } from './verify-options.ts'

/**
 * `verify`: checks a real source against the manifest. Prints one row per variant and one line per access
 * check, each when it is ready.
 */
export const verify: Command = async (options, folders, { cwd, columns, print, printError }) => {
  const { model } = readModel(folders, cwd)
  const { name, source } = findSource(options, model.sources)
  const target = buildTarget(options, source, process.env)
  const purposes = selectPurposes(options, model.purposes)
  const cases = filterCases(options, listVariantCases({ ...model, purposes }, name))
  const roleless = readRolelessToken(options, process.env)
  if (source.auth === 'bearer' && target.token === undefined) printError(formatNoToken(name))
  const { baseUrl } = target
  if (!options.json) print(`${name} em ${baseUrl}\n\n`)

  const start = performance.now()
  const rows: VerifyRow[] = []
  const formatRow = createRowWriter(cases, columns)
  const mayPost = options.post === true
  const client = createSourceClient(target, !isLoopback(baseUrl))
  for await (const row of verifySource(cases, client, mayPost)) {
    rows.push(row)
    if (!options.json) print(formatRow(row))
  }
  const checks: SourceCheck[] = []
  const { token, origin } = target
  for await (const check of verifyChecks(cases, client, {
    source,
    balance: findBalance(model, name),
    usage: findUsage(model, name),
    token,
    roleless,
    origin,
    mayPost,
  })) {
    checks.push(check)
    if (!options.json) print(`${checks.length === 1 ? '\n' : ''}${formatCheck(check, columns)}`)
  }
  const ok = [...rows, ...checks].every(({ status }) => status !== 'broken')
  if (options.json) print(jsonDocument({ ok, source: name, baseUrl, rows, checks }))
  else print(`\n${summaryText(rows, checks, performance.now() - start)}`)
  return ok ? exit.done : exit.invalid
}

const formatNoToken = (name: string) =>
  `A fonte ${name} pede um token (auth: bearer), e não há --token-env: ela pode recusar todos os pedidos.\n\n`

/** Requests to this machine need no rate limit. */
const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
