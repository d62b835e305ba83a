import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

/**
 * Imports an emitted data file, such as `app.ts`, as it is on disk now. Data files import only types, so that
 * each runs alone.
 */
export async function importEmitted<Exports>(outDir: string, path: string): Promise<Exports> {
  const { code } = await transformWithOxc(await readFile(join(outDir, path), 'utf8'), path)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}
