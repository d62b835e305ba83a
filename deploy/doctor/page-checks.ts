import { cacheControl } from '../static-files.ts'
import { ask, explainFailedReply } from './ask.ts'
import { type Check, type CheckProblem, createGroup } from './check.ts'
import { findHeaderProblem, findPolicyProblem } from './page/headers.ts'
import type { Page } from './page/read-page.ts'

const titles = {
  page: 'página do painel',
  base: 'caminho do painel',
  environment: 'variáveis da página',
  https: 'HTTPS',
  hsts: 'HSTS',
  'header-policy': 'política enviada',
  headers: 'outros cabeçalhos',
  'page-cache': 'cache da página',
  'file-cache': 'cache dos arquivos',
  compression: 'compressão',
  routes: 'caminhos do painel',
  'missing-file': 'arquivo que não existe',
}

const group = createGroup('page', titles)

/** Returns the outcomes without a page. */
export const skipPage = (reason: string): Check[] => group.skipRest([], reason)

export function failPage({ message, hint }: CheckProblem): Check[] {
  const failed = group.fail('page', message, hint)
  return [failed, ...group.skipRest([failed], 'não há página do painel')]
}

/** The page and headers that the environment asks for. `headers` are those of every response, with the policy. */
export type ExpectedPage = {
  variables: Record<string, string>
  headers: Record<string, string>
  assets: string
}

/** Checks the page's headers, its variables and the files beside it. */
export async function checkPage(site: URL, page: Page, expected: ExpectedPage): Promise<Check[]> {
  const { reply, build } = page
  const { headers } = reply
  const { ok, decide, fail } = group
  return [
    ok('page'),
    build.base === site.pathname
      ? ok('base')
      : fail(
          'base',
          `a construção é para ${build.base}`,
          `construa com --base ${site.pathname}, ou corrija --origin`,
        ),
    decide('environment', findVariableProblem(page, expected.variables)),
    ...checkTransport(site, headers),
    decide('header-policy', findPolicyProblem(headers, expected.headers['Content-Security-Policy'] ?? '')),
    decide('headers', findHeaderProblem(headers, expected.headers)),
    decide('page-cache', findPageCacheProblem(headers)),
    ...(await checkFile(site, reply.text, expected.assets)),
    await checkRoutes(site),
    await checkMissingFile(site, expected.assets),
  ]
}

function findVariableProblem(
  { build, deployed }: Page,
  variables: Record<string, string>,
): CheckProblem | undefined {
  const sent = deployed ?? build.variables
  const differing = [...new Set([...Object.keys(variables), ...Object.keys(sent)])].filter(
    // The build keeps its kind in its code, and only `configure` writes it into the page.
    (name) => sent[name] !== variables[name] && (deployed || name !== 'BUILD_KIND'),
  )
  if (differing.length === 0) return undefined
  return {
    message: `a página não tem as variáveis deste ambiente: difere em ${differing.join(', ')}`,
    hint: 'rode npm run configure com elas e publique a página',
  }
}

function checkTransport({ protocol, hostname }: URL, headers: Headers): Check[] {
  if (protocol === 'http:')
    return [
      group.skip('https', `${hostname} é este computador, sem HTTPS`),
      group.skip('hsts', 'só vale com HTTPS'),
    ]
  const maxAge = Number(/max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const hint =
    'quando todo o endereço tiver HTTPS, configure com AVERIGUA_STRICT_TRANSPORT="max-age=31536000"'
  return [
    group.ok('https'),
    maxAge > 0 ? group.ok('hsts') : group.warn('hsts', 'falta Strict-Transport-Security', hint),
  ]
}

function findPageCacheProblem(headers: Headers): CheckProblem | undefined {
  const value = headers.get('cache-control') ?? ''
  if (/no-cache|no-store|max-age=0/.test(value)) return undefined
  return {
    message: 'a página não tem Cache-Control: no-cache',
    hint: 'mande-o, e confira a CDN: uma página guardada pede arquivos de uma construção que já não existe',
  }
}

/** Checks a file with a hash in its name, which never changes. */
async function checkFile(site: URL, html: string, assets: string): Promise<Check[]> {
  const { ok, fail, warn, skip } = group
  const [, path] = new RegExp(`(?:src|href)="([^"]*/${assets}/[^"]*-[0-9a-f]{8}\\.js)"`).exec(html) ?? []
  if (path === undefined) {
    const reason = 'a página não nomeia nenhum arquivo com hash'
    return [skip('file-cache', reason), skip('compression', reason)]
  }
  const reply = await ask(new URL(path, site), { headers: { 'accept-encoding': 'br, gzip' } })
  if (reply.kind !== 'answered' || reply.status !== 200) {
    const message = reply.kind === 'answered' ? `HTTP ${reply.status}` : explainFailedReply(reply)
    const hint = 'publique a página e os arquivos da mesma construção'
    return [
      fail('file-cache', `um arquivo da página não vem: ${message}`, hint),
      skip('compression', 'o arquivo não vem'),
    ]
  }
  const isImmutable = reply.headers.get('cache-control') === cacheControl(path)
  return [
    isImmutable
      ? ok('file-cache')
      : fail(
          'file-cache',
          `um arquivo com hash não tem Cache-Control: ${cacheControl(path)}`,
          'use deploy/nginx.conf',
        ),
    reply.headers.has('content-encoding')
      ? ok('compression')
      : warn(
          'compression',
          'os arquivos vão sem compressão',
          'rode npm run compress em dist/, e ligue gzip_static no nginx',
        ),
  ]
}

/** The server has no file for a path of the app, and the callback is one. */
async function checkRoutes(site: URL): Promise<Check> {
  const reply = await ask(new URL('auth/callback', site), { headers: { accept: 'text/html' } })
  if (reply.kind === 'answered' && reply.status === 200 && reply.text.includes('name="averigua-build"'))
    return group.ok('routes')
  const message = reply.kind === 'answered' ? `HTTP ${reply.status}` : explainFailedReply(reply)
  return group.fail(
    'routes',
    `auth/callback, a volta do login, não responde com a página: ${message}`,
    'todo caminho sem arquivo responde com index.html (try_files $uri /index.html)',
  )
}

/** A page instead of a file would be kept by caches under the name of the file. */
async function checkMissingFile(site: URL, assets: string): Promise<Check> {
  const reply = await ask(new URL(`${assets}/averigua-doctor-00000000.js`, site))
  if (reply.kind === 'answered' && reply.status === 404) return group.ok('missing-file')
  const message = reply.kind === 'answered' ? `HTTP ${reply.status}` : explainFailedReply(reply)
  return group.fail(
    'missing-file',
    `um arquivo que não existe responde ${message}, e não 404`,
    `em /${assets}/, use try_files $uri =404`,
  )
}
