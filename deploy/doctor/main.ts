// `npm run doctor`: checks an environment before its users do. Variables also come from .env files, as for a build.
import { loadEnv } from 'vite'
import { exit, InvalidManifest } from '../../codegen/cli/command.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import { diagnosticsReport } from '../../codegen/report.ts'
import { usage } from './options.ts'
import { run } from './run.ts'

const cwd = process.cwd()

try {
  process.exitCode = await run(process.argv.slice(2), {
    cwd,
    env: { ...loadEnv('production', cwd), ...process.env },
    columns: process.stdout.columns,
    print: (text) => process.stdout.write(text),
  })
} catch (error) {
  console.error(formatError(error))
  process.exitCode = error instanceof UsageError ? exit.usage : exit.invalid
}

function formatError(error: unknown): string {
  if (error instanceof InvalidManifest) return diagnosticsReport(error.diagnostics)
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
