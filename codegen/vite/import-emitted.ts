import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

/**
 * The exports of an emitted file of data, such as `app.ts`, as it is on the disk now. Such a file imports
 * nothing but types, so that it runs alone.
 */
export async function importEmitted<Exports>(outDir: string, path: string): Promise<Exports> {
  const { code } = await transformWithOxc(await readFile(join(outDir, path), 'utf8'), path)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}
