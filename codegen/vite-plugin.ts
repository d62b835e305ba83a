import type { Plugin } from 'vite'
import { type BuildOptions, buildPlugins } from './build/plugins.ts'
import { devPlugins } from './dev/plugins.ts'
import { resolveFolders } from './folders.mjs'

/** The folders are relative to Vite's root, as on the command line. */
export type AveriguaOptions = BuildOptions & { manifest?: string; out?: string; pages?: string }

/**
 * Runs codegen with Vite. A build fails on an invalid manifest. In development a change regenerates and
 * replaces the data in open tabs. A broken manifest shows its diagnostics in the overlay and a banner, and
 * the last valid build stays. Warnings are logged.
 */
export function averigua(options: AveriguaOptions): Plugin[] {
  const foldersAt = (root: string) => resolveFolders(options, root)
  return [...buildPlugins(foldersAt, options), ...devPlugins(foldersAt)]
}
