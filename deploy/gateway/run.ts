import { readModel } from '../../codegen/cli/command.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import { suggest } from '../../codegen/diagnostics/suggest.ts'
import { resolveFolders } from '../../codegen/folders.mjs'
import { runAuditCommand } from './audit/commands.ts'
import { describeGateway } from './configuration/describe.ts'
import { usage } from './configuration/help.ts'
import { type CommandLine, readOptions } from './configuration/options.ts'
import { listStorageMistakes, openStorage, type Storage } from './configuration/storage.ts'
import { listStatement } from './credits/usage.ts'
import { type Gateway, startGateway } from './server/start-gateway.ts'
import { listSupplierMistakes } from './suppliers/mistakes.ts'
import type { Environment } from './suppliers/secrets.ts'
import { openSharedSuppliers } from './suppliers/shared-suppliers.ts'
import { openSuppliers } from './suppliers/supplier-answers.ts'
import { runVerify } from './suppliers/verify-command.ts'

export type GatewayContext = {
  cwd: string
  print: (line: string) => void
  env?: Record<string, string | undefined>
  /** Reads the standard input. */
  readInput?: () => Promise<string>
  /** Instead of the database that options and variables name. */
  storage?: Storage
}

/**
 * Runs the command line: starts a gateway and prints its address and checks, or reads its database.
 *
 * @throws UsageError with all mistakes, and InvalidManifest.
 */
export async function run(args: string[], context: GatewayContext): Promise<Gateway | undefined> {
  const { cwd, print, env = process.env } = context
  const options = readOptions(args)
  if (options.help) {
    print(usage)
    return undefined
  }
  if (options.command === 'verify') return runVerify(options, { ...context, env })
  const mistakes = listStorageMistakes(options.data, env)
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const open = async () => context.storage ?? (await openStorage(options.data, env, cwd))
  if (options.command === 'serve') return serve(options, context, open)
  const storage = await open()
  try {
    if (options.command === 'audit') await runAuditCommand(options, storage, context)
    else
      for (const row of await listStatement(storage.database, options.client ?? ''))
        print(JSON.stringify(row))
  } finally {
    if (!context.storage) await storage.database.close()
  }
  return undefined
}

async function serve(
  options: CommandLine,
  { cwd, print, env = process.env, storage: given }: GatewayContext,
  open: () => Promise<Storage>,
): Promise<Gateway> {
  const { model } = readModel(resolveFolders({ manifest: options.manifest }, cwd), cwd)
  const sources = selectSources(model, options.sources)
  const tokens = readTokenOptions(options, model)
  const mistakes = options.suppliers ? listSupplierMistakes(model, env) : []
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const storage = await open()
  const suppliers = options.suppliers ? await openSuppliersOn(storage, model, env) : undefined
  const gateway = await startGateway({
    ...options,
    ...storage,
    suppliers,
    model,
    sources,
    tokens,
    log: print,
  })
  const answers = suppliers ? 'os fornecedores' : 'os exemplos'
  print(`Gateway de referência em ${gateway.url}, com ${answers} do manifesto`)
  const facts = { rolesClaim: tokens?.rolesClaim, storage: storage.description }
  for (const line of describeGateway(options, model, sources, facts)) print(`  ${line}`)
  return {
    ...gateway,
    async stop(drainMs) {
      await gateway.stop(drainMs)
      if (!given) await storage.database.close()
    },
  }
}

/** Opens the suppliers. Processes on a PostgreSQL share their limits. */
const openSuppliersOn = ({ isShared, database }: Storage, model: Model, env: Environment) =>
  isShared ? openSharedSuppliers(model, env, database) : openSuppliers(model, env)

function selectSources({ sources: { sources } }: Model, chosen: readonly string[]): string[] {
  const names = Object.keys(sources)
  const unknown = chosen.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const meant = suggest(unknown, names)
    const hint = meant === undefined ? '' : `: você quis dizer ${meant}?`
    throw new UsageError(`O manifesto não tem a fonte ${unknown}${hint}`)
  }
  const found = chosen.length > 0 ? [...new Set(chosen)] : names.filter((name) => sources[name]?.contract)
  if (found.length === 0) throw new UsageError('Nenhuma fonte do manifesto tem contract: true; use --source')
  return found
}

function readTokenOptions({ issuer, audience, rolesClaim }: CommandLine, { auth }: Model) {
  if (issuer === undefined || audience === undefined) return undefined
  return { issuer, audience, rolesClaim: rolesClaim ?? auth.oidc?.rolesClaim ?? 'roles' }
}
