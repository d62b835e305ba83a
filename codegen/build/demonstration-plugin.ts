import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, normalizePath, type Plugin } from 'vite'
import { answerLive, isDemonstration, priceLive } from '../../manifest/contract/build-choices.ts'
import type { App, Auth, Sources } from '../../manifest/contract/resolved.ts'
import type { Faq, Pricing } from '../../manifest/schema/content.ts'
import type { Folders } from '../folders.mjs'
import { isExampleHost } from './environment/environment-errors.ts'
import { importEmitted } from './import-emitted.ts'

/**
 * Removes demonstration data from live builds: the account with a public password, notifications from a
 * file in `public`, example URLs of sources and the login provider, questions about the demonstration, and example prices. `import.meta.env.BUILD_KIND` is `demonstration` or `live`. A development server is always
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
      if (!isBuild) return
      if (isLive && id === normalizePath(join(outDir, 'sources.ts')))
        return `export const sources = ${JSON.stringify(withoutExampleUrls(await readSources(outDir)))}`
      if (isLive && id === normalizePath(join(outDir, 'auth.ts')))
        return `export const authSettings = ${JSON.stringify(withoutExampleAuthority(await readAuth(outDir)))}`
      if (isLive && id === normalizePath(join(outDir, 'content/faq.ts'))) {
        const { faq } = await importEmitted<{ faq: Faq }>(outDir, 'content/faq.ts')
        return `export const faq = ${JSON.stringify({ ...faq, sections: answerLive(faq.sections) })}`
      }
      if (isLive && id === normalizePath(join(outDir, 'content/pricing.ts'))) {
        const { pricing } = await importEmitted<{ pricing: Pricing }>(outDir, 'content/pricing.ts')
        return `export const pricing = ${JSON.stringify({ ...pricing, plans: priceLive(pricing.plans) })}`
      }
      if (id !== normalizePath(join(outDir, 'app.ts'))) return
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

/** A source keeps its URL in a variable only: a live build without that variable does not start. */
function withoutExampleUrls({ mode, sources }: Sources): Sources {
  const kept = Object.entries(sources).map(([name, source]): [string, Sources['sources'][string]] => [
    name,
    isExampleHost(source.baseUrl) ? { ...source, baseUrl: '' } : source,
  ])
  return { mode, sources: Object.fromEntries(kept) }
}

function withoutExampleAuthority({ oidc, seedEmail, ...rest }: Auth): Auth {
  const isExample = isExampleHost(`https://${seedEmail?.split('@')[1]}`)
  const auth = { ...rest, ...(seedEmail !== undefined && !isExample && { seedEmail }) }
  if (!oidc) return auth
  return { ...auth, oidc: isExampleHost(oidc.authority) ? { ...oidc, authority: '' } : oidc }
}

const readSources = async (outDir: string) =>
  (await importEmitted<{ sources: Sources }>(outDir, 'sources.ts')).sources

const readAuth = async (outDir: string) =>
  (await importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts')).authSettings

async function isDemonstrationBuild(outDir: string, env: Record<string, string>): Promise<boolean> {
  const [sources, auth] = await Promise.all([readSources(outDir), readAuth(outDir)])
  return isDemonstration(sources, auth, env)
}
