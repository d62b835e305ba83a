import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildVariables } from '../../../codegen/build/environment/build-variables.ts'
import { modeVariable } from '../../../manifest/contract/build-choices.ts'
import { authSettings } from '../../../src/generated/auth.ts'
import { sources } from '../../../src/generated/sources.ts'

const languages = {
  'going-live.md': {
    head: '| variable | values | replaces |',
    address: 'an address',
    privateAddress: 'an address',
    headerAddress: 'an address',
    text: 'a text',
    or: ' or ',
    of: 'of source',
  },
  'producao.md': {
    head: '| variável | valores | o que troca |',
    address: 'um endereço',
    privateAddress: 'um endereço',
    headerAddress: 'um endereço',
    text: 'um texto',
    or: ' ou ',
    of: 'da fonte',
  },
}

type Language = (typeof languages)[keyof typeof languages]

/** Returns the key of the manifest that a variable replaces. */
function readKey(name: string, { of }: Language): string {
  const { oidc } = authSettings
  const keys: Record<string, string> = {
    VITE_SOURCES_MODE: '`mode`',
    VITE_AUTH_PROVIDER: '`auth.provider`',
    VITE_PRODUCT: '`product`',
    VITE_REPORTING_URL: '`reporting.url`',
  }
  if (name === oidc?.authorityEnv) return '`auth.oidc.authority`'
  if (name === oidc?.clientIdEnv) return '`auth.oidc.clientId`'
  for (const [source, { baseUrl, baseUrlEnv }] of Object.entries(sources.sources)) {
    if (name === modeVariable(source)) return `\`mode\` ${of} \`${source}\``
    if (name === baseUrlEnv) return `\`baseUrl\` ${of} \`${source}\` (${baseUrl})`
  }
  const key = keys[name]
  if (key === undefined) throw new Error(`No key for ${name}`)
  return key
}

function formatTable(language: Language): string {
  const rows = Array.from(buildVariables(sources, authSettings), ([name, kind]) => {
    const values =
      typeof kind === 'string' ? language[kind] : kind.map((word) => `\`${word}\``).join(language.or)
    return `| \`${name}\` | ${values} | ${readKey(name, language)} |`
  })
  return [language.head, '| --- | --- | --- |', ...rows].join('\n')
}

it.each(Object.entries(languages))(
  '%s lists every variable of a build (vitest -u updates it)',
  async (file, language) => {
    const guide = join(import.meta.dirname, '../../../docs/guides', file)
    const table = /\| (?:variable|variável) +\|[^\n]*\n(?:\|[^\n]*\n?)+/
    const text = readFileSync(guide, 'utf8')
    expect(text).toMatch(table)
    await expect(text.replace(table, () => `${formatTable(language)}\n`)).toMatchFileSnapshot(guide)
  },
)
