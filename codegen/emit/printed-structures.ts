import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keep, kept } from '../load/kept-files.mjs'
import { packagesDigest } from '../load/packages-digest.mjs'
import { digestOf } from '../output/digest.mjs'
import { printStructure, type Structure } from './print-structure.ts'

const name = 'printed.json'

let printed: { key: string; texts: Record<string, string>; isNew: boolean } | undefined

/**
 * The text of a statement: as an earlier run printed it, where that is kept. Emitters print some forty, the same ones for
 * almost every manifest, and to load ts-morph for them takes longer than all the rest of a small manifest.
 */
export function printedStructure(structure: Structure): string {
  printed ??= readPrinted()
  const wanted = JSON.stringify(structure)
  const known = printed.texts[wanted]
  if (known !== undefined) return known
  const text = printStructure(structure)
  printed.texts[wanted] = text
  printed.isNew = true
  return text
}

/** Keeps what has been printed for later runs. */
export function keepPrinted() {
  if (!printed?.isNew) return
  keep(name, printed.key, JSON.stringify(printed.texts))
  printed.isNew = false
}

/** Kept under a digest of all that decides a text: what prints it, and the packages that are installed. */
function readPrinted() {
  const source = readFileSync(join(import.meta.dirname, '../emit/print-structure.ts'))
  const key = digestOf([[packagesDigest(), source]])
  const content = kept(name, key)?.toString()
  return { key, texts: content === undefined ? {} : JSON.parse(content), isNew: false }
}
