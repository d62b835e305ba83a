import { exit, jsonDocument, readModel } from '../../codegen/cli/command.ts'
import { resolveFolders } from '../../codegen/folders.mjs'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'
import type { Check } from './check.ts'
import { examine } from './doctor.ts'
import { readOptions, readTokens, usage } from './options.ts'
import { formatPart, formatSummary } from './report.ts'
import { checkSuppliers } from './supplier-checks.ts'

/** `env` has the variables of the machine and of `.env.production`. `columns` is the width of the terminal. */
type DoctorContext = {
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  columns?: number | undefined
  print: (text: string) => void
}

/**
 * Runs the command line and returns the exit code.
 *
 * @throws UsageError and InvalidManifest.
 */
export async function run(args: string[], { cwd, env, columns, print }: DoctorContext): Promise<number> {
  const { help, json, suppliers, site } = readOptions(args)
  if (help) {
    print(usage)
    return exit.done
  }
  const tokens = readTokens(env)
  const { model } = readModel(resolveFolders({}, cwd), cwd)
  const checks: Check[] = []
  const addPart = (part: Check[]) => {
    checks.push(...part)
    if (!json) print(formatPart(part, columns))
  }
  for await (const part of examine({ model, policy: contentSecurityPolicy, given: env, site, tokens }))
    addPart(part)
  if (suppliers) for await (const part of checkSuppliers(model, env)) addPart(part)
  const ok = checks.every(({ status }) => status !== 'broken')
  if (json) print(jsonDocument({ ok, ...(site && { origin: site.href }), checks }))
  else print(formatSummary(checks))
  return ok ? exit.done : exit.invalid
}
