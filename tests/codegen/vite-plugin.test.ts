import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createLogger, createServer, type InlineConfig, type Plugin } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { averigua } from '../../codegen/vite-plugin.ts'
import { waitFor } from '../support/wait-for.ts'
import { connectHotClient } from './dev/support/hot-client.ts'
import { smallManifest, temporaryProject } from './support/temporary-project.ts'

// The plugin does nothing in Vitest's own server. Here it is the subject of the tests.
vi.stubEnv('VITEST', '')

const app = {
  'package.json': '{ "version": "1.2.3" }',
  'index.html':
    '<html><head><title>%averigua.title%</title></head><body class="%averigua.bodyClass%">\n<p>%averigua.product%</p><script type="module" src="/src/main.ts"></script></body></html>',
  'src/main.ts': "import { pages } from '@/generated/pages.ts'\nconsole.log(pages)\n",
  'src/layout/app-layout.ts': 'export default 1\n',
  'src/consultas/page.ts': 'export default 1\n',
}

function viteProject(changes: Record<string, string> = {}) {
  const project = temporaryProject({ ...app, ...changes })
  mkdirSync(join(project.folder, 'src/app'))
  copyFileSync(join(import.meta.dirname, '../../src/app/boot.ts'), join(project.folder, 'src/app/boot.ts'))
  const config: InlineConfig = {
    root: project.folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [averigua({ appLayout: 'layout/app-layout' })],
    resolve: { alias: { '@': join(project.folder, 'src') } },
    server: { host: '127.0.0.1', port: 0 },
  }
  return { ...project, config }
}

async function startServer(config: InlineConfig) {
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const connect = async () => {
    const client = await connectHotClient(address.port)
    onTestFinished(() => void client.close())
    return client
  }
  return { connect, url: `http://127.0.0.1:${address.port}` }
}

/** A project with a source that no consulta uses, and its logged warnings. */
function warnedProject() {
  const sources = `${smallManifest['manifest/sources.yaml']}  outra: { baseUrl: https://outra.example }\n`
  const { config } = viteProject({ 'manifest/sources.yaml': sources })
  const warn = vi.fn<(message: string) => void>()
  return { config: { ...config, customLogger: { ...createLogger('silent'), warn } }, warn }
}

const warning = expect.stringContaining('manifest/sources.yaml:3:3 aviso [unused-source]')

/** The message for the banner of a page. */
const createDiagnosticsMessage = (data: object | null) => ({
  type: 'custom',
  event: 'averigua:problems',
  data,
})

const broken = 'product: Teste\nprodutto: x\n'

const live = {
  VITE_SOURCES_MODE: 'live',
  VITE_AUTH_PROVIDER: 'local',
  VITE_OUTRA_URL: 'https://outra.com.br',
}

describe('vite build', () => {
  it('generates first, and adds manifest texts and the boot script to the page', async () => {
    const { folder, config } = viteProject()
    await build(config)
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
    const boot = readdirSync(join(folder, 'dist/dash')).find((name) => /^boot-[0-9a-f]{8}\.js$/.test(name))
    expect(html).toContain('<title>Dashboard - Teste</title>')
    expect(html).toContain(`<body class="dark skin--default">\n    <script src="/dash/${boot}"></script>`)
    expect(readFileSync(join(folder, `dist/dash/${boot}`), 'utf8')).toMatch(/\/dash\/page-[0-9a-f]{8}\.js/)
  })

  it('logs warnings and continues', async () => {
    const { config, warn } = warnedProject()
    await build(config)
    expect(warn.mock.calls).toContainEqual([warning])
  })

  it('fails on an invalid manifest with the error’s position', async () => {
    const { folder, config } = viteProject({ 'manifest/app.yaml': broken })
    await expect(build(config)).rejects.toThrow('manifest/app.yaml:2:1')
    expect(existsSync(join(folder, 'dist'))).toBe(false)
  })

  it.each([
    ['carries', 'a demonstration', {}, true],
    ['leaves out', 'a live build', live, false],
  ])(
    '%s the account, the notifications, example URLs, questions and prices of the demonstration in %s',
    async (_, __, variables, isThere) => {
      const { folder, config } = viteProject({
        'manifest/app.yaml': `product: Teste
auth: { seedUser: { name: Ana, email: ana@exemplo.com.br, password: Exemplo-2024 } }
notifications: { url: /dash/avisos }
`,
        'manifest/sources.yaml':
          'sources:\n  fonte: { baseUrl: https://fonte.com.br }\n  outra: { baseUrl: https://outra.example.com, baseUrlEnv: VITE_OUTRA_URL }\n',
        'manifest/content/faq.yaml': `sections:
  - title: Dados
    questions:
      - { question: De onde vêm?, answer: Da fonte contratada. }
      - { question: O que é o histórico?, answer: Consultas fictícias., isDemonstration: true }
`,
        'manifest/content/pricing.yaml':
          'plans: [{ name: Avulso, summary: Para quem consulta pouco., examplePrice: R$ 987 }]\n',
        'public/dash/avisos': '[]',
        'src/main.ts':
          "import { app } from '@/generated/app.ts'\nimport { faq } from '@/generated/content/faq.ts'\nimport { pricing } from '@/generated/content/pricing.ts'\nimport { sources } from '@/generated/sources.ts'\nconsole.log(app, faq, pricing, sources, import.meta.env.BUILD_KIND)\n",
      })
      for (const [name, value] of Object.entries(variables)) {
        vi.stubEnv(name, value)
        onTestFinished(() => void vi.stubEnv(name, undefined))
      }
      await build(config)
      const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      const scripts = files.filter((name) => name.endsWith('.js'))
      const text = scripts.map((name) => readFileSync(join(folder, 'dist', name), 'utf8')).join('')
      expect([
        text.includes('Exemplo-2024'),
        text.includes('/dash/avisos'),
        text.includes('outra.example.com'),
        files.includes('dash/avisos'),
        text.includes('Consultas fictícias.'),
        text.includes('R$ 987'),
      ]).toEqual([isThere, isThere, isThere, isThere, isThere, isThere])
      expect(text).toContain('Da fonte contratada.')
      expect(text).toContain('a definir')
      expect(text).toMatch(isThere ? /[`"']demonstration[`"']/ : /[`"']live[`"']/)
    },
  )

  it('fails on invalid variables and reports all errors', async () => {
    const { folder, config } = viteProject()
    vi.stubEnv('VITE_SOURCES_MODE', 'live')
    onTestFinished(() => void vi.stubEnv('VITE_SOURCES_MODE', undefined))
    await expect(build(config)).rejects.toThrow(
      /^O ambiente da construção está errado\.\n.*sources\.fonte\.baseUrl: .*\nVITE_AUTH_PROVIDER: .*$/,
    )
    expect(existsSync(join(folder, 'dist'))).toBe(false)
  })
})

describe('vite dev', () => {
  it('serves the page with manifest texts and a boot script', async () => {
    const { config } = viteProject()
    const { url } = await startServer(config)
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('<p>Teste</p>')
    expect(html).toContain('<script src="/@averigua/boot.js"></script>')
    const boot = await fetch(`${url}/@averigua/boot.js`)
    expect(boot.headers.get('content-type')).toBe('text/javascript')
    expect(await boot.text()).toContain('skin--bordered')
  })

  it('reports a broken manifest with its position, stores the last valid output, and clears the error after a fix', async () => {
    const { folder, put, config } = viteProject()
    const { connect } = await startServer(config)
    const emitted = () => readFileSync(join(folder, 'src/generated/app.ts'), 'utf8')
    const page = await connect()
    expect(await page.next()).toEqual({ type: 'connected' })

    put('manifest/app.yaml', broken)
    const error = await page.next()
    expect(error).toMatchObject({
      type: 'error',
      err: { plugin: 'averigua', loc: { file: join(folder, 'manifest/app.yaml'), line: 2, column: 1 } },
    })
    expect(await page.next()).toEqual(
      createDiagnosticsMessage({
        count: 1,
        first: 'manifest/app.yaml:2:1 A chave "produtto" não existe aqui',
      }),
    )
    expect(emitted()).toContain("product: 'Teste'")

    const later = await connect()
    expect([await later.next(), await later.next()]).toEqual([error, { type: 'connected' }])

    put('manifest/app.yaml', 'product: Teste\n')
    expect(await page.next()).toEqual(createDiagnosticsMessage(null))

    put('manifest/app.yaml', 'product: Outro\n')
    await waitFor(() => expect(emitted()).toContain("product: 'Outro'"))
  })

  it('sends changed data to a page, and reloads it when the table of public pages changes', async () => {
    const { put, config } = viteProject()
    const { connect, url } = await startServer(config)
    const page = await connect()
    expect(await page.next()).toEqual({ type: 'connected' })
    await (await fetch(`${url}/src/generated/routes.ts`)).text()
    const routes = smallManifest['manifest/routes/product.yaml'] ?? ''
    put('manifest/routes/product.yaml', routes.replace('Visão Geral', 'Painel'))
    expect(await page.next()).toMatchObject({
      type: 'update',
      updates: [{ type: 'js-update', acceptedPath: '/src/generated/routes.ts' }],
    })
    const replaceable = await (await fetch(`${url}/src/generated/routes.ts`)).text()
    const [saved] = replaceable.match(/\/src\/generated\/routes\.ts\?saved=\w+/) ?? []
    expect(await (await fetch(`${url}${saved}`)).text()).toContain('Painel')
    // The version before, which no module imports any more.
    expect(await page.next()).toMatchObject({ type: 'prune' })

    await (await fetch(`${url}/src/generated/public-pages.ts`)).text()
    put('src/pages/ajuda.tsx', smallManifest['src/pages/dashboard.tsx'] ?? '')
    put(
      'manifest/routes/public.yaml',
      'layout: public\nroutes:\n  - { path: /ajuda, page: pages/ajuda, title: Ajuda }\n',
    )
    expect(await page.next()).toMatchObject({ type: 'full-reload' })
  })

  it('does not reload a page for data that no page has loaded', async () => {
    const { put, config } = viteProject()
    const { connect, url } = await startServer(config)
    const page = await connect()
    expect(await page.next()).toEqual({ type: 'connected' })
    for (const file of ['consultas/index.ts', 'routes.ts'])
      await (await fetch(`${url}/src/generated/${file}`)).text()
    const family = smallManifest['manifest/consultas/cep.yaml'] ?? ''
    put('manifest/consultas/cep.yaml', family.replace('title: CEP', 'title: Endereços'))
    expect(await page.next()).toMatchObject({
      type: 'update',
      updates: [{ acceptedPath: '/src/generated/routes.ts' }],
    })
  })

  it('does not reload a page while a module that changed is on its way', async () => {
    const { put, config } = viteProject()
    let send = () => {}
    const isHeld = new Promise<void>((resolve) => (send = resolve))
    let hasStarted = false
    const slowModule: Plugin = {
      name: 'slow-module',
      async transform(_, id) {
        if (!id.endsWith('/consultas/cep.ts')) return
        hasStarted = true
        await isHeld
      },
    }
    const { connect, url } = await startServer({ ...config, plugins: [config.plugins, slowModule] })
    // The server closes after its last answer.
    onTestFinished(() => send())
    const page = await connect()
    expect(await page.next()).toEqual({ type: 'connected' })
    await (await fetch(`${url}/src/generated/routes.ts`)).text()
    const slowAnswer = fetch(`${url}/src/generated/consultas/cep.ts`)
    await waitFor(() => expect(hasStarted).toBe(true))
    const family = smallManifest['manifest/consultas/cep.yaml'] ?? ''
    put('manifest/consultas/cep.yaml', family.replace('title: CEP', 'title: Endereços'))
    expect(await page.next()).toMatchObject({ type: 'update' })
    send()
    expect((await slowAnswer).ok).toBe(true)
  })

  it('logs warnings, and does not send them to pages', async () => {
    const { config, warn } = warnedProject()
    const { connect } = await startServer(config)
    expect(warn.mock.calls).toContainEqual([warning, { timestamp: true }])
    expect(await (await connect()).next()).toEqual({ type: 'connected' })
  })

  it('starts with a broken manifest and reports it to each page that connects', async () => {
    const { put, config } = viteProject({ 'manifest/app.yaml': broken })
    const { connect } = await startServer(config)
    const page = await connect()
    expect(await page.next()).toMatchObject({ type: 'error', err: { loc: { line: 2 } } })
    expect(await page.next()).toEqual({ type: 'connected' })
    put('manifest/app.yaml', 'product: Teste\n')
    expect(await page.next()).toEqual(createDiagnosticsMessage(null))
  })
})
