import { resolve } from 'node:path'
import { readModel } from '../../codegen/cli/command.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import { suggest } from '../../codegen/diagnostics/suggest.ts'
import { findBalance } from '../../codegen/emit/openapi/account-operations.ts'
import { resolveFolders } from '../../codegen/folders.mjs'
import { createAuditLog, createFileAppender } from './audit-log.ts'
import { type CommandLine, readOptions, usage } from './options.ts'
import { type Gateway, startGateway } from './start-gateway.ts'

type GatewayContext = {
  cwd: string
  print: (line: string) => void
  env?: Record<string, string | undefined>
}

/**
 * Runs the command line: starts a gateway and prints its address and checks. `--help` starts nothing.
 *
 * @throws UsageError and InvalidManifest.
 */
export async function run(
  args: string[],
  { cwd, print, env = process.env }: GatewayContext,
): Promise<Gateway | undefined> {
  const options = readOptions(args)
  if (options.help) {
    print(usage)
    return undefined
  }
  const { port, origin, limit, credits, delayMs, failures } = options
  const { model } = readModel(resolveFolders({ manifest: options.manifest }, cwd), cwd)
  const sources = selectSources(model, options.sources)
  const tokens = tokenOptions(options, model)
  const gateway = await startGateway({
    model,
    sources,
    port,
    tokens,
    origin,
    limit,
    credits,
    delayMs,
    failures,
    log: print,
    audit: openAuditLog(options.auditLog, cwd, env),
  })
  print(`Gateway de referência em ${gateway.url}, com os exemplos do manifesto`)
  for (const line of describeGateway(options, model, sources, tokens?.rolesClaim)) print(`  ${line}`)
  return gateway
}

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

/** Without this many characters a digest of the 10¹¹ CPFs could be guessed. */
const minKeyLength = 32

function openAuditLog(file: string | undefined, cwd: string, { AUDIT_KEY: key = '' }: NodeJS.ProcessEnv) {
  if (file === undefined) return undefined
  if (key.length < minKeyLength)
    throw new UsageError(
      `--audit-log pede na variável AUDIT_KEY uma chave de ${minKeyLength} caracteres ou mais`,
    )
  try {
    return createAuditLog(key, createFileAppender(resolve(cwd, file)))
  } catch {
    throw new UsageError(`Não é possível gravar em ${file}`)
  }
}

function tokenOptions({ issuer, audience, rolesClaim }: CommandLine, { auth }: Model) {
  if (issuer === undefined || audience === undefined) return undefined
  return { issuer, audience, rolesClaim: rolesClaim ?? auth.oidc?.rolesClaim ?? 'roles' }
}

function describeGateway(
  { issuer, audience, limit, credits, origin, delayMs, failures, auditLog }: CommandLine,
  model: Model,
  sources: readonly string[],
  rolesClaim: string | undefined,
): string[] {
  const formatSource = (name: string) => (sources.length === 1 ? name : `${name} em /${name}`)
  return [
    `fontes: ${sources.map(formatSource).join(', ')}`,
    issuer === undefined
      ? 'tokens: não são conferidos, nem quem pode ver o quê (--issuer e --audience)'
      : `tokens: de ${issuer} para ${audience}, papéis em ${rolesClaim}`,
    'pedidos: conferidos com o contrato, e a finalidade onde é exigida',
    `limite: ${limit ? `${limit.count} pedidos a cada ${limit.ms / 1000} s, por usuário` : 'nenhum'}`,
    ...(sources.some((name) => findBalance(model, name))
      ? [`créditos: ${credits} para cada usuário, menos o custo do que for respondido`]
      : []),
    `origem: ${origin ?? 'qualquer uma'}`,
    `auditoria: ${auditLog ?? 'sem registro (--audit-log)'}`,
    ...(delayMs > 0 ? [`espera: ${delayMs} ms por resposta`] : []),
    ...failures.map(({ status, share }) => `falhas: ${status} em ${share * 100}% dos pedidos`),
  ]
}
