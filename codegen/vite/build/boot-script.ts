import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import type { BootData } from '../../../manifest/contract/boot-data.ts'
import type { App } from '../../../manifest/contract/resolved.ts'
import type { BuiltRoutes } from './route-chunks.ts'

/** The boot script as a classic script, with its data in front. */
export async function bootScript(pagesDir: string, app: App, chunks: BuiltRoutes): Promise<string> {
  const file = join(pagesDir, 'app/boot.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  const body = code.replace(/^export \{\};?$/m, '')
  const script = `(() => {\nconst bootData = ${JSON.stringify(buildBootData(app, chunks))}\n${body}\n})()`
  return minifySync('boot.js', script, { module: false }).code
}

function buildBootData({ storagePrefix, preferences, auth }: App, chunks: BuiltRoutes): BootData {
  const { darkMode, skin, isRTL, isMonochrome } = preferences
  return { storagePrefix, preferences: { darkMode, skin, isRTL, isMonochrome }, login: auth.login, ...chunks }
}
