// `npm run configure`: writes the variables of an environment into the page of a build, and nginx's configuration.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../codegen/cli/options.mjs'
import { EnvironmentError } from '../../codegen/vite/environment/environment-error.ts'
import { replaceReporter } from '../../codegen/vite/reporter-element.ts'
import { chooseReporting } from '../../manifest/contract/build-choices.ts'
import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'
import { sources } from '../../src/generated/sources.ts'
import { nginxHeaders } from '../headers/nginx-headers.ts'
import { configurePage, readBuildMark } from './configure-page.ts'
import { resolveEnvironment } from './environment.ts'
import { nginxBase } from './nginx-base.ts'

const usage = `Uso: npm run configure -- [opções]

Escreve as variáveis VITE_… deste ambiente na página de uma construção, e os cabeçalhos para o nginx.

  --template ARQUIVO  o index.html da construção (dist/index.html)
  --page ARQUIVO      onde fica a página pronta (o mesmo arquivo)
  --nginx PASTA       onde ficam averigua-headers.conf e averigua-base.conf
`

try {
  const options = readOptions()
  const html = readFileSync(options.template, 'utf8')
  const { base, variables: built } = readBuildMark(html)
  const variables = resolveEnvironment({ sources, authSettings }, built, process.env)
  // All texts are made before the first file changes.
  const page = replaceReporter(
    configurePage(html, app, variables),
    chooseReporting(contentSecurityPolicy, variables),
  )
  const files = [
    [join(options.nginx, 'averigua-headers.conf'), nginxHeaders(contentSecurityPolicy, variables)],
    [join(options.nginx, 'averigua-base.conf'), nginxBase(base)],
    [options.page, page],
  ] as const
  for (const [file, text] of files) replaceFile(file, text)
} catch (error) {
  console.error(formatError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function formatError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof EnvironmentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function readOptions() {
  const { template = 'dist/index.html', page = template, nginx } = parseOptions()
  if (nginx === undefined) throw new UsageError('Falta --nginx')
  return { template, page, nginx }
}

function parseOptions() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { template: text, page: text, nginx: text } }).values
  } catch {
    throw new UsageError('Opção desconhecida ou sem valor')
  }
}

/** Replaces a file at once, so that a request never reads half of it. */
function replaceFile(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
