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
 * a demonstration. `environment` is a module below the pages folder. Its `adaptApp` adapts the app of a build to the variables
 * that `deploy/configure` wrote.
 */
export function demonstrationPlugin(
  foldersAt: (root: string) => Folders,
  { environment }: { environment?: string | undefined } = {},
): Plugin {
  let outDir = ''
  let pagesDir = ''
  let isBuild = false
  let isLive = false
  let isExample = (_: string): boolean => false
  const readEmittedApp = async () => (await importEmitted<{ app: App }>(outDir, 'app.ts')).app
  return {
    name: 'averigua:demonstration',
    async config({ root = process.cwd() }, { command, mode }) {
      ;({ outDir, pagesDir } = foldersAt(root))
      isBuild = command === 'build'
      isLive = isBuild && !(await isDemonstrationBuild(outDir, loadEnv(mode, root)))
      return { define: { 'import.meta.env.BUILD_KIND': isLive ? '"live"' : '"demonstration"' } }
    },
    configResolved({ publicDir }) {
      isExample = (url) => url.startsWith('/') && publicDir !== '' && existsSync(join(publicDir, url))
    },
    async load(id) {
      if (!isBuild || id !== normalizePath(join(outDir, 'app.ts'))) return
      const app = await readEmittedApp()
      const isExampleList = app.notifications !== undefined && isExample(app.notifications.url)
      const data = JSON.stringify(isLive ? withoutDemonstration(app, isExampleList) : app)
      if (environment === undefined) return `export const app = ${data}`
      const module = JSON.stringify(normalizePath(join(pagesDir, environment)))
      return `import { adaptApp } from ${module}\nexport const app = adaptApp(${data}, ${isExampleList})`
    },
    async writeBundle({ dir = '' }) {
      const { url } = (await readEmittedApp()).notifications ?? {}
      if (isLive && url && isExample(url)) rmSync(join(dir, url))
    },
  }
}

function withoutDemonstration({ auth, notifications, ...app }: App, isExampleList: boolean) {
  const { seedUser: _, ...accounts } = auth
  return { ...app, auth: accounts, ...(isExampleList ? {} : notifications && { notifications }) }
}

async function isDemonstrationBuild(outDir: string, env: Record<string, string>): Promise<boolean> {
  const [{ sources }, { authSettings }] = await Promise.all([
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  return isDemonstration(sources, authSettings, env)
}
