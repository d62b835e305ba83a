import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const loader = pathToFileURL(join(import.meta.dirname, './load-codegen.mjs')).href

/**
 * Vite bundles its configuration with all static and dynamic imports. `@vite-ignore` excludes this import: otherwise every
 * start of Vite would load all of codegen.
 */
const importLoader = (): Promise<typeof import('./load-codegen.mjs')> => import(/* @vite-ignore */ loader)

/** Loads `run.ts` once, and lets the printer load ts-morph. */
export const loadRun = loadOnce(async () => {
  const { loadCodegen } = await importLoader()
  const { runAndWrite, startPrinter } = await loadCodegen()
  startPrinter()
  return { runAndWrite }
})

/** Loads the studio's requests once. */
export const loadStudio = loadOnce(async () => {
  const loader = await importLoader()
  return loader.loadStudio()
})

/** Returns a function that loads a value at its first call, and after a failure at the next one. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
