// `npm run gateway`: simulates sources on loopback by their contracts until SIGINT or SIGTERM.
import { InvalidManifest } from '../../codegen/cli/command.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import { diagnosticsReport } from '../../codegen/report.ts'
import { usage } from './options.ts'
import { run } from './run.ts'

try {
  const gateway = await run(process.argv.slice(2), { cwd: process.cwd(), print: (line) => console.log(line) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gateway?.stop())
} catch (error) {
  console.error(formatError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function formatError(error: unknown): string {
  if (error instanceof InvalidManifest) return diagnosticsReport(error.diagnostics)
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'A porta está em uso: escolha outra com --port'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
