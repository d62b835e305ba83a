// `npm run configure`: writes the variables of an environment into the page of a build, and nginx's configuration.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceReporter } from '../../codegen/build/index-html.ts'
import { UsageError } from '../../codegen/cli/options.mjs'
import { chooseReporting } from '../../manifest/contract/build-choices.ts'
import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'
import { sources } from '../../src/generated/sources.ts'
import { parseOptions, reportFailure } from '../command-line.ts'
import { nginxHeaders } from '../headers/nginx-headers.ts'
import { readStrictTransport } from '../headers/strict-transport.ts'
import { configurePage, readBuildMark } from './configure-page.ts'
import { resolveEnvironment } from './environment.ts'
import { nginxBase } from './nginx-base.ts'

const usage = `Uso: npm run configure -- [opções]

Escreve as variáveis VITE_… deste ambiente na página de uma construção, e os cabeçalhos para o nginx. Com
AVERIGUA_STRICT_TRANSPORT="max-age=31536000", os cabeçalhos têm o HSTS.

  --template ARQUIVO  o index.html da construção (dist/index.html)
  --page ARQUIVO      onde fica a página pronta (o mesmo arquivo)
  --nginx PASTA       onde ficam averigua-headers.conf e averigua-base.conf
  --help              esta ajuda
`

try {
  const options = readOptions()
  if (options.help) console.log(usage)
  else configure(options)
} catch (error) {
  reportFailure(error, usage)
}

function configure(options: { template: string; page: string; nginx: string }) {
  const html = readFileSync(options.template, 'utf8')
  const { base, variables: built } = readBuildMark(html)
  const variables = resolveEnvironment({ sources, authSettings }, built, process.env)
  // All texts are made before the first file changes.
  const page = replaceReporter(
    configurePage(html, app, variables),
    chooseReporting(contentSecurityPolicy, variables),
  )
  const files = [
    [
      join(options.nginx, 'averigua-headers.conf'),
      nginxHeaders(contentSecurityPolicy, variables, readStrictTransport(process.env)),
    ],
    [join(options.nginx, 'averigua-base.conf'), nginxBase(base)],
    [options.page, page],
  ] as const
  for (const [file, text] of files) replaceFile(file, text)
}

function readOptions() {
  const text = { type: 'string' } as const
  const help = { type: 'boolean', short: 'h' } as const
  const { values } = parseOptions({ options: { template: text, page: text, nginx: text, help } })
  const { template = 'dist/index.html', page = template, nginx } = values
  if (nginx === undefined && !values.help) throw new UsageError('Falta --nginx')
  return { template, page, nginx: nginx ?? '', help: values.help }
}

/** Replaces a file at once, so that a request never reads half of it. */
function replaceFile(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
