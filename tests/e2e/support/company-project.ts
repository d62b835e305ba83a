import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { buildCopy, serveCopy } from './serve-copy.ts'

/** A text in a file of the manifest, and its replacement. */
export type Edit = [file: string, from: string, to: string]

/** Copies the project and edits its manifest as a company would. */
export function createCompanyProject() {
  const { folder, remove } = copyProject()
  return {
    folder,
    remove,
    /** Replaces texts in files of the manifest. */
    edit(...edits: Edit[]) {
      for (const [file, from, to] of edits) {
        const path = join(folder, 'manifest', file)
        const text = readFileSync(path, 'utf8')
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
        writeFileSync(
          path,
          text.replace(from, () => to),
        )
      }
    },
    build: (variables: Record<string, string>) => buildCopy(folder, variables),
    serve: (port: number, variables: Record<string, string>) => serveCopy(folder, port, variables),
  }
}
