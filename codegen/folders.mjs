// @ts-check
// Plain JavaScript: `cli/launch.mjs` reads it before codegen is loaded.
import { resolve } from 'node:path'

/**
 * Absolute paths of the manifest, of the output, and of the folder that serves as `src`.
 * @typedef {{ manifestDir: string, outDir: string, pagesDir: string }} Folders
 */

/**
 * @param {{ manifest?: string | undefined, out?: string | undefined, pages?: string | undefined }} named
 * @param {string} cwd
 * @returns {Folders}
 */
export const resolveFolders = ({ manifest = 'manifest', out = 'src/generated', pages = 'src' }, cwd) => ({
  manifestDir: resolve(cwd, manifest),
  outDir: resolve(cwd, out),
  pagesDir: resolve(cwd, pages),
})
