import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const loader = pathToFileURL(join(import.meta.dirname, '../../cli/load-codegen.mjs')).href

type Studio = typeof import('../../tools/studio/requests.ts')

let loaded: Promise<Studio> | undefined

/** Loads the studio's requests once. */
export function loadStudio(): Promise<Studio> {
  loaded ??= importStudio()
  return loaded
}

/** `@vite-ignore` keeps codegen out of Vite's configuration, which would load it at each start. */
async function importStudio(): Promise<Studio> {
  const { loadStudio }: typeof import('../../cli/load-codegen.mjs') = await import(/* @vite-ignore */ loader)
  return loadStudio()
}
