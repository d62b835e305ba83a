// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../node_modules/.cache/averigua-codegen-code')

/**
 * What was kept under a name, if it was with this key; `undefined` when there is none.
 * @param {string} name
 * @param {string} key
 */
export function kept(name, key) {
  try {
    return readFileSync(join(folder, `${name}-${key}`))
  } catch {
    return undefined
  }
}

/**
 * Keeps something under a name instead of what it had with other keys. Where the folder cannot be written nothing is
 * kept: then the next run does the work again.
 * @param {string} name
 * @param {string} key
 * @param {string | Uint8Array} content
 */
export function keep(name, key, content) {
  const file = `${name}-${key}`
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, temporary), content)
    renameSync(join(folder, temporary), join(folder, file))
    for (const other of readdirSync(folder))
      if (other.startsWith(`${name}-`) && other !== file) rmSync(join(folder, other))
  } catch {}
}
