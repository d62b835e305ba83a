import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { buildCopy, serveCopy } from './serve-copy.ts'

type Edit = [file: string, from: string, to: string]

/** A copy of the project as a company has it: some lines of the manifest are its own, and its build has addresses. */
export function createCompanyProject() {
  const { folder, remove } = copyProject()
  return {
    folder,
    remove,
    /** Puts a text of a file of the manifest in the place of another. */
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
