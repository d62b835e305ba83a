import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type BuiltApp, heading } from '../browser/built-app.ts'
import { serveBuilt } from '../browser/static-server.ts'
import { installPeers } from './install.ts'

const names = ['floor', 'react-admin', 'antd', 'antd-rich'] as const

/** Builds the peer apps with the project's Vite, and serves them. */
export async function servePeers(log: (text: string) => void): Promise<BuiltApp[]> {
  const installed = await installPeers(log)
  const apps = join(installed, 'apps')
  rmSync(apps, { recursive: true, force: true })
  cpSync(import.meta.dirname, apps, { recursive: true })
  const served: BuiltApp[] = []
  for (const name of names) {
    log(`Constrói ${name}`)
    await build({
      root: join(apps, name),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { chunkSizeWarningLimit: 10_000 },
    })
    served.push({
      ...commonOptions,
      target: name,
      ...(await serveBuilt(join(apps, name, 'dist'))),
      paths: buildPaths(name),
    })
  }
  return served
}

const buildPaths = (name: (typeof names)[number]) => ({
  login: name === 'react-admin' ? '/login' : '/',
  dashboard: '/dashboard',
})

const commonOptions: Pick<BuiltApp, 'readySelectors' | 'signIn'> = {
  readySelectors: { login: ['input[type=password]'], dashboard: [heading, '[data-figure]'] },
  async signIn(page) {
    await page.addInitScript(() => window.localStorage.setItem('bench.auth', 'true'))
  },
}
