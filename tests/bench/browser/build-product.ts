import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { app } from '../../../src/generated/app.ts'
import { signIn } from '../../e2e/support/test.ts'
import { type BuiltApp, heading } from './built-app.ts'
import { serveBuilt } from './static-server.ts'

const project = join(import.meta.dirname, '../../..')

/** Builds the product, or the copy of it in `root`, into a temporary folder, and serves it. */
export async function serveProduct(log: (text: string) => void, root = project): Promise<BuiltApp> {
  log('Constrói o produto')
  const outDir = mkdtempSync(join(tmpdir(), 'averigua-bench-'))
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } })
  const { url, close } = await serveBuilt(outDir)
  return {
    target: 'averigua',
    url,
    paths: { login: app.auth.login, dashboard: app.auth.home },
    readySelectors: { login: ['input[type=password]'], dashboard: [heading, 'main [role=combobox]'] },
    signIn,
    close() {
      close()
      rmSync(outDir, { recursive: true })
    },
  }
}
