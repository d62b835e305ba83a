import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Folders } from '../output/fingerprint.mjs'
import { folderSource, withTexts } from '../read/manifest-source.ts'
import { type BuiltModel, buildModel } from '../resolve/build-model.ts'

/** What a manifest would be with other texts in some of its files: by the files' names, such as `consultas/cpf.yaml`. */
export const tryTexts = (folders: Folders, cwd: string, texts: ReadonlyMap<string, string>): BuiltModel =>
  buildModel({ ...folders, cwd, source: withTexts(folderSource(folders.manifestDir), texts) })

const byteOrderMark = '\uFEFF'

/**
 * Writes texts into a manifest's files, each through a temporary file that is renamed into place. A file that begins
 * with a byte order mark keeps it.
 */
export function saveTexts(manifestDir: string, texts: ReadonlyMap<string, string>) {
  for (const [name, text] of texts) {
    const path = join(manifestDir, name)
    const temporary = join(dirname(path), `.${process.pid}.codegen-tmp`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, hasMark(path) ? byteOrderMark + text : text)
    renameSync(temporary, path)
  }
}

function hasMark(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith(byteOrderMark)
  } catch {
    return false
  }
}
