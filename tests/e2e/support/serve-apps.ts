// Serves the shared build three times: as the demonstration, and configured as `npm run configure` does it.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { ensureSharedBuild, sharedBuild } from '../../../deploy/size/shared-build.ts'
import { runCommand } from '../../support/run-command.ts'
import { firstPort, liveApp, liveEnvironment, oidcApp, oidcEnvironment } from './live-app.ts'

const root = join(import.meta.dirname, '../../..')

await ensureSharedBuild()
await Promise.all([configure(liveApp.outDir, liveEnvironment), configure(oidcApp.outDir, oidcEnvironment)])
await serve(liveApp.port, liveApp.outDir, liveEnvironment)
await serve(oidcApp.port, oidcApp.outDir, oidcEnvironment)
// Playwright waits for this one.
await serve(firstPort, sharedBuild, {})

async function configure(outDir: string, env: Record<string, string>) {
  const folder = join(root, outDir)
  rmSync(folder, { recursive: true, force: true })
  cpSync(sharedBuild, folder, { recursive: true })
  const page = join(folder, 'index.html')
  const { ended, output } = runCommand(`npm run -s configure -- --template ${page} --nginx ${folder}-nginx`, {
    env,
  })
  if ((await ended) !== 0) throw new Error(output())
}

/** Serves a folder with the security policy of the variables, which Vite reads from the process. */
async function serve(port: number, outDir: string, env: Record<string, string>) {
  Object.assign(process.env, env)
  await preview({ root, build: { outDir }, preview: { port, strictPort: true } })
  for (const name of Object.keys(env)) delete process.env[name]
}
