import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, normalizePath, type Plugin } from 'vite'
import { isDemonstration } from '../../manifest/contract/build-choices.ts'
import type { App, Auth, Sources } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../output/fingerprint.mjs'
import { importEmitted } from './import-emitted.ts'

/**
 * Removes demonstration data from live builds: the account with a public password, and notifications from a
 * file in `public`. `import.meta.env.BUILD_KIND` is `demonstration` or `live`. A development server is always
 * a demonstration.
 */
export function demonstrationPlugin(foldersAt: (root: string) => Folders): Plugin {
  let outDir = ''
  let isLive = false
  let isExample = (_: string): boolean => false
  const readEmittedApp = async () => (await importEmitted<{ app: App }>(outDir, 'app.ts')).app
  return {
    name: 'averigua:demonstration',
    async config({ root = process.cwd() }, { command, mode }) {
      outDir = foldersAt(root).outDir
      isLive = command === 'build' && !(await isDemonstrationBuild(outDir, loadEnv(mode, root)))
      return { define: { 'import.meta.env.BUILD_KIND': isLive ? '"live"' : '"demonstration"' } }
    },
    configResolved({ publicDir }) {
      isExample = (url) => url.startsWith('/') && publicDir !== '' && existsSync(join(publicDir, url))
    },
    async load(id) {
      if (!isLive || id !== normalizePath(join(outDir, 'app.ts'))) return
      const { auth, notifications, ...app } = await readEmittedApp()
      const { seedUser: _, ...accounts } = auth
      const notificationSettings = notifications && !isExample(notifications.url) ? { notifications } : {}
      return `export const app = ${JSON.stringify({ ...app, auth: accounts, ...notificationSettings })}`
    },
    async writeBundle({ dir = '' }) {
      const { url } = (await readEmittedApp()).notifications ?? {}
      if (isLive && url && isExample(url)) rmSync(join(dir, url))
    },
  }
}

async function isDemonstrationBuild(outDir: string, env: Record<string, string>): Promise<boolean> {
  const [{ sources }, { authSettings }] = await Promise.all([
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  return isDemonstration(sources, authSettings, env)
}
