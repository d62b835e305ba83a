import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/** Imports an emitted data file, such as `app.ts`, as it is on disk now. Vite keeps no module between two calls. */
export async function importEmitted<Exports>(outDir: string, path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(resolve(outDir, path), { logLevel: 'error' })
  return module
}
