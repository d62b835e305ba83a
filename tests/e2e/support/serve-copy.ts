import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const vite = (folder: string, ...args: string[]) => [join(folder, 'node_modules/vite/bin/vite.js'), ...args]

/** Builds a copy of the project with these variables. */
export function buildCopy(folder: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, ...variables }
  execFileSync('node', vite(folder, 'build', '--logLevel', 'warn'), { cwd: folder, env, stdio: 'inherit' })
}

/**
 * Serves a built copy with the security policy of the variables. Rejects if the port is taken. Returns a
 * function that stops it.
 */
export const serveCopy = (
  folder: string,
  port: number,
  variables: Record<string, string> = {},
  outDir = 'dist',
) => preview(folder, port, ['--outDir', outDir], variables)

const root = join(import.meta.dirname, '../../..')

/** Serves a build of this project, made without variables for a path. */
export const serveBuild = (outDir: string, port: number, base: string) =>
  preview(root, port, ['--outDir', outDir, '--base', base], {})

async function preview(folder: string, port: number, options: string[], variables: Record<string, string>) {
  const server = spawn(
    'node',
    vite(folder, 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort', ...options),
    { cwd: folder, env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`Nothing serves port ${port}`)))
  await Promise.race([once(server.stdout, 'data'), ended])
  return () => server.kill()
}
