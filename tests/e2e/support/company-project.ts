import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'

type Edit = [file: string, from: string, to: string]

/** A copy of the project as a company has it: some lines of the manifest are its own, and its build has addresses. */
export function companyProject() {
  const { folder, remove } = copyProject()
  const vite = (...args: string[]) => [join(folder, 'node_modules/vite/bin/vite.js'), ...args]
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
    build(variables: Record<string, string>) {
      const env = { ...process.env, ...variables }
      execFileSync('node', vite('build', '--logLevel', 'warn'), { cwd: folder, env, stdio: 'inherit' })
    },
    /** Serves what was built, under the policy that the same variables give; resolves once it does. */
    async serve(port: number, variables: Record<string, string>) {
      const server = spawn(
        'node',
        vite('preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'),
        {
          cwd: folder,
          env: { ...process.env, ...variables },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      await once(server.stdout, 'data')
      return () => server.kill()
    },
  }
}
