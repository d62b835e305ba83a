// `npm run gateway`: serves sources by their contracts until SIGINT or SIGTERM, or reads the gateway's database.
import { text } from 'node:stream/consumers'
import { InvalidManifest } from '../../codegen/cli/command.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import { diagnosticsReport } from '../../codegen/report.ts'
import { BrokenAudit } from './audit/verify.ts'
import { run } from './run.ts'
import { BrokenSupplier } from './suppliers/verify-command.ts'

/** Orchestrators kill a process 30 seconds after SIGTERM. */
const drainMs = 28_000

try {
  const gateway = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    print: (line) => process.stdout.write(`${line}\n`),
    readInput: () => text(process.stdin),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gateway?.stop(drainMs))
} catch (error) {
  console.error(formatError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function formatError(error: unknown): string {
  if (error instanceof InvalidManifest) return diagnosticsReport(error.diagnostics)
  if (error instanceof UsageError) return `${error.message}\n\nAs opções: npm run gateway -- --help`
  if (error instanceof BrokenAudit || error instanceof BrokenSupplier) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'A porta está em uso: escolha outra com --port'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
