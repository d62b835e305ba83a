// @ts-check
// Plain JavaScript: the launcher reads it before a compiler is loaded.
import { relative } from 'node:path'

/**
 * Returns a path as messages show it: relative to the working directory, with forward slashes.
 * @param {string} path
 * @param {string} cwd
 */
export const shownPath = (path, cwd) => relative(cwd, path).replaceAll('\\', '/') || '.'
