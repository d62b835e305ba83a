import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const loader = pathToFileURL(join(import.meta.dirname, '../cli/load-codegen.mjs')).href

/**
 * Loads `run.ts`, and lets the printer load ts-morph. Vite bundles its configuration with all static and
 * dynamic imports. `@vite-ignore` excludes this import: otherwise every start of Vite would load all of codegen.
 */
export async function loadRun(): Promise<Pick<typeof import('../run.ts'), 'runAndWrite'>> {
  const { loadCodegen }: typeof import('../cli/load-codegen.mjs') = await import(/* @vite-ignore */ loader)
  const { runAndWrite, startPrinter } = await loadCodegen()
  startPrinter()
  return { runAndWrite }
}
