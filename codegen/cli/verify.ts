import { createAsker } from '../verify/asker.ts'
import type { Check } from '../verify/checks/check.ts'
import { checkText } from '../verify/checks/checks-text.ts'
import { verifyChecks } from '../verify/checks/verify-checks.ts'
import { inquiriesOf } from '../verify/inquiries-of.ts'
import type { Row } from '../verify/row.ts'
import { createRowWriter } from '../verify/rows-text.ts'
import { summaryText } from '../verify/summary-text.ts'
import { verifySource } from '../verify/verify-source.ts'
import { type Command, exit, jsonDocument } from './command.ts'
import { readModel } from './read-model.ts'
import { addresseeOf, onlyAsked, purposesOf, rolelessToken, sourceOf } from './verify-options.ts'

/**
 * Checks that a real source keeps what the manifest says of it: a row a variant and a line a check of access, each printed
 * as soon as it is known.
 */
export const verify: Command = async (options, folders, { cwd, columns, print, printError }) => {
  const { model } = readModel(folders, cwd)
  const { name, source } = sourceOf(options, model.sources)
  const addressee = addresseeOf(options, source, process.env)
  const purposes = purposesOf(options, model.purposes)
  const inquiries = onlyAsked(options, inquiriesOf({ ...model, purposes }, name))
  const roleless = rolelessToken(options, process.env)
  if (source.auth === 'bearer' && addressee.token === undefined) printError(noToken(name))
  const { baseUrl } = addressee
  if (!options.json) print(`${name} em ${baseUrl}\n\n`)

  const start = performance.now()
  const rows: Row[] = []
  const rowText = createRowWriter(inquiries, columns)
  const mayPost = options.post === true
  const asker = createAsker(addressee, !isLoopback(baseUrl))
  for await (const row of verifySource(inquiries, asker, mayPost)) {
    rows.push(row)
    if (!options.json) print(rowText(row))
  }
  const checks: Check[] = []
  const { token, origin } = addressee
  for await (const check of verifyChecks(inquiries, asker, { source, token, roleless, origin, mayPost })) {
    checks.push(check)
    if (!options.json) print(`${checks.length === 1 ? '\n' : ''}${checkText(check, columns)}`)
  }
  const ok = [...rows, ...checks].every(({ status }) => status !== 'broken')
  if (options.json) print(jsonDocument({ ok, source: name, baseUrl, rows, checks }))
  else print(`\n${summaryText(rows, checks, performance.now() - start)}`)
  return ok ? exit.done : exit.invalid
}

const noToken = (name: string) =>
  `A fonte ${name} pede um token (auth: bearer), e não há --token-env: ela pode recusar todos os pedidos.\n\n`

/** Nobody's limits are to be kept on this machine. */
const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
