import { type ParseArgsConfig, parseArgs } from 'node:util'
import { EnvironmentError } from '../codegen/build/environment/environment-error.ts'
import { UsageError } from '../codegen/cli/options.mjs'
import { CommandError } from '../codegen/diagnostics/errors.ts'

/**
 * Reads the options of a command.
 *
 * @throws UsageError, in Portuguese, which names the option.
 */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node quotes the option in its English message.
    const [, name = ''] = /'([^' ]+)/.exec((error as Error).message) ?? []
    throw new UsageError(`Opção desconhecida ou sem valor: ${name}`)
  }
}

/** Prints why a command stopped, and sets the exit code. Only a bug shows its stack. */
export function reportFailure(error: unknown, usage: string): void {
  console.error(formatFailure(error, usage))
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function formatFailure(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof EnvironmentError || error instanceof CommandError) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (path === undefined) return error.stack ?? error.message
  return code === 'ENOENT' ? `${path} não existe` : `O sistema não deixa usar ${path} (${code})`
}
