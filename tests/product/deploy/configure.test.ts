import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { addReporter, replaceReporter } from '../../../codegen/build/index-html.ts'
import { configurePage, readBuildMark } from '../../../deploy/configure/configure-page.ts'
import { resolveEnvironment } from '../../../deploy/configure/environment.ts'
import { nginxBase } from '../../../deploy/configure/nginx-base.ts'
import { app } from '../../../src/generated/app.ts'
import { authSettings } from '../../../src/generated/auth.ts'
import { sources } from '../../../src/generated/sources.ts'
import { temporaryFolder } from '../../codegen/support/temporary-project.ts'
import { runCommand } from '../../support/run-command.ts'

const template = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>Dashboard - Averigua</title>
  </head>
  <body><strong>Averigua</strong></body>
</html>
`

const withMark = (mark: object) => {
  const content = JSON.stringify(mark).replaceAll('"', '&quot;')
  return template.replace('<head>', `<head>\n    <meta name="averigua-build" content="${content}">`)
}

/** Parses a page as a browser does, and reads the variables that it gives to the app. */
function readPage(html: string) {
  const { document } = new Window({ url: 'http://localhost/' })
  document.write(html)
  const metas = [...document.querySelectorAll('meta[name=averigua-environment]')]
  return {
    variables: metas.map((meta) => JSON.parse(meta.getAttribute('content') ?? '')),
    title: document.title,
    product: document.querySelector('strong')?.textContent,
    scripts: document.querySelectorAll('script').length,
  }
}

describe('configurePage', () => {
  it.each([
    ['an end of the attribute', 'A"><script>alert(1)</script>'],
    ['a pattern of replacements', "$& $1 $` $'"],
    ['entities and apostrophes', "&quot; &amp; ' <b>"],
    ['an end of line', 'a\nb\u2028c\\'],
  ])('gives %s to the app as it is', (_, text) => {
    const page = readPage(configurePage(template, app, { VITE_PRODUCT: text }))
    expect(page.variables).toEqual([{ VITE_PRODUCT: text }])
    expect([page.product, page.scripts]).toEqual([text, 0])
  })

  it('replaces all of an earlier run', () => {
    const first = configurePage(template, app, { VITE_PRODUCT: 'Um', VITE_SOURCES_MODE: 'live' })
    const second = { VITE_AUTH_PROVIDER: 'local' }
    expect(configurePage(first, app, second)).toBe(configurePage(template, app, second))
    expect(readPage(first).title).toBe('Dashboard - Um')
    expect(readPage(configurePage(first, app, second)).title).toBe('Dashboard - Averigua')
  })

  it('refuses a page that no build wrote', () => {
    expect(() => configurePage('<p>Olá</p>', app, {})).toThrow('não é o index.html')
  })
})

describe('replaceReporter', () => {
  const built = addReporter(template, '/dash/reporter-1a2b3c4d.js', undefined)
  const reporting = { url: 'https://relatos.exemplo.com.br/a', sampleRate: 0.5 }
  const readReporter = (html: string) => {
    const { document } = new Window({ url: 'http://localhost/' })
    document.write(html)
    return [...document.querySelectorAll('script')].map(({ src, dataset }) => [src, { ...dataset }])
  }

  it('adds the reporter of an environment before all other scripts', () => {
    expect(readReporter(built)).toEqual([])
    expect(readReporter(replaceReporter(built, reporting))).toEqual([
      ['http://localhost/dash/reporter-1a2b3c4d.js', { url: reporting.url, sampleRate: '0.5' }],
    ])
  })

  it('replaces all of an earlier run', () => {
    const other = { ...reporting, sampleRate: 1 }
    expect(replaceReporter(replaceReporter(built, reporting), other)).toBe(replaceReporter(built, other))
    expect(replaceReporter(replaceReporter(built, reporting), undefined)).toBe(built)
  })

  it('leaves a page without a reporter as it is', () => {
    expect(replaceReporter(template, reporting)).toBe(template)
  })
})

describe('resolveEnvironment', () => {
  const emitted = { sources, authSettings }
  const live = { VITE_SOURCES_MODE_VIACEP: 'live', VITE_AUTH_PROVIDER: 'local' }

  it('writes the variables of the manifest only, and says that an environment is live', () => {
    const given = { ...live, SECRET: 'a', VITE_OTHER_TOKEN: 'b', PATH: '/bin', VITE_GATEWAY_URL: '' }
    expect(resolveEnvironment(emitted, {}, given)).toEqual({ ...live, BUILD_KIND: 'live' })
  })

  it('takes the variables of the build as defaults', () => {
    const built = { VITE_PRODUCT: 'Um', VITE_VIACEP_URL: 'https://cep.empresa.com.br' }
    expect(resolveEnvironment(emitted, built, { VITE_PRODUCT: 'Dois' })).toEqual({
      ...built,
      VITE_PRODUCT: 'Dois',
    })
  })

  it('refuses what a build refuses', () => {
    expect(() =>
      resolveEnvironment(emitted, {}, { VITE_SOURCES_MODE: 'live', VITE_GATEWAY_UR: 'https://a.b' }),
    ).toThrow(
      /^O ambiente está errado\.\nVITE_GATEWAY_UR: .*você quis dizer VITE_GATEWAY_URL.*\n(.*\n)*VITE_AUTH_PROVIDER/,
    )
  })

  it.each(['https://a$b.com', 'https://a{b}.com', 'https://a*b.com', 'https://a\\b.com"'])(
    'refuses %s, which would change the policy or the configuration of nginx',
    (url) => {
      expect(() => resolveEnvironment(emitted, {}, { ...live, VITE_VIACEP_URL: url })).toThrow(
        'VITE_VIACEP_URL: ',
      )
    },
  )
})

describe('nginxBase', () => {
  it('has no directives at the root of a host', () => {
    expect(nginxBase('/')).toMatch(/^#.*\n$/)
  })

  it.each(['/a b/', '/a";return 200;#/', '/$uri/', 'averigua/', '/averigua', '/../'])(
    'refuses %s',
    (base) => {
      expect(() => nginxBase(base)).toThrow('A base')
    },
  )
})

describe('npm run configure', { timeout: 60_000 }, () => {
  it('writes page, headers and base', async () => {
    const folder = temporaryFolder()
    const page = join(folder, 'index.html')
    writeFileSync(page, withMark({ base: '/averigua/', variables: { VITE_PRODUCT: 'Um' } }))
    const env = {
      VITE_SOURCES_MODE_VIACEP: 'live',
      VITE_AUTH_PROVIDER: 'local',
      VITE_VIACEP_URL: 'https://cep.empresa.com.br',
    }
    const strictTransport = 'max-age=31536000; includeSubDomains'
    const command = `npm run -s configure -- --template ${page} --nginx ${folder}`
    const { ended, output } = runCommand(command, {
      env: { ...env, AVERIGUA_STRICT_TRANSPORT: strictTransport },
    })
    expect([await ended, output()]).toEqual([0, ''])
    const html = readFileSync(page, 'utf8')
    expect(readPage(html).variables).toEqual([{ ...env, VITE_PRODUCT: 'Um', BUILD_KIND: 'live' }])
    expect(readBuildMark(html)).toEqual({ base: '/averigua/', variables: { VITE_PRODUCT: 'Um' } })
    const headers = readFileSync(join(folder, 'averigua-headers.conf'), 'utf8')
    expect(headers).toContain("connect-src 'self' https://cep.empresa.com.br;")
    expect(headers).toContain(`add_header Strict-Transport-Security "${strictTransport}" always;`)
    expect(readFileSync(join(folder, 'averigua-base.conf'), 'utf8')).toContain(
      'rewrite "^/averigua(/.*)$" $1 break;',
    )
  })
})
