import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'
import { type BuiltModel, buildModel } from '../../generate.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { readErrorCode } from '../../output/output-folder.ts'
import { folderSource, withTexts } from '../../read/manifest-source.ts'

/** What a manifest would be with other texts in some of its files: by the files' names, such as `consultas/cpf.yaml`. */
export const buildWithTexts = (
  folders: Folders,
  cwd: string,
  texts: ReadonlyMap<string, string>,
): BuiltModel => buildModel({ ...folders, cwd, source: withTexts(folderSource(folders.manifestDir), texts) })

const byteOrderMark = '\uFEFF'

/**
 * Writes texts into a manifest's files: all into temporary files first, which are then renamed into place. A file that
 * begins with a byte order mark keeps it, and a link to a file stays one.
 *
 * @throws CommandError where a file cannot be written
 */
export function saveTexts(manifestDir: string, texts: ReadonlyMap<string, string>) {
  const temporaries: string[] = []
  try {
    const renames = [...texts].map(([name, text], index) => {
      const path = resolveLink(join(manifestDir, name))
      const temporary = join(dirname(path), `.${process.pid}.${index}.codegen-tmp`)
      mkdirSync(dirname(path), { recursive: true })
      temporaries.push(temporary)
      writeFileSync(temporary, hasByteOrderMark(path) ? byteOrderMark + text : text)
      return () => renameSync(temporary, path)
    })
    for (const rename of renames) rename()
  } catch (error) {
    for (const temporary of temporaries) rmSync(temporary, { force: true })
    const names = [...texts.keys()].join(', ')
    throw new CommandError(
      `Não foi possível escrever no manifesto: ${names} (${readErrorCode(error) ?? error})`,
    )
  }
}

/** The file that a link leads to; the path itself where there is none yet. */
function resolveLink(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function hasByteOrderMark(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith(byteOrderMark)
  } catch {
    return false
  }
}
