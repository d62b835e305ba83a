import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guide = join(import.meta.dirname, '../../../docs/guides/producao.md')

/** Reads the variables of the guide's build, with other addresses. */
export function readGuideVariables(addresses: { login: string; dados: string }): Record<string, string> {
  const [, line] = /^(VITE_.+) npm run build$/m.exec(readFileSync(guide, 'utf8')) ?? []
  if (!line) throw new Error('The guide has no build')
  const localLine = line.replace(
    /https:\/\/(login|dados)\.empresa\.example/g,
    (_, name: 'login' | 'dados') => addresses[name],
  )
  return Object.fromEntries(localLine.split(' ').map((variable) => variable.split('=')))
}
