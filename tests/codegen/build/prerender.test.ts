import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { build } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { averigua } from '../../../codegen/vite-plugin.ts'
import { temporaryProject } from '../support/temporary-project.ts'

vi.stubEnv('VITEST', '')

const source = join(import.meta.dirname, '../../../src/app')

const page =
  '<html><head></head><body class="dark"><div id="root"></div><script type="module" src="/src/main.ts"></script></body></html>'

/** Renders the page of the route `/`. The other page cannot be bundled, and the timer never ends. */
const prerender = `import { pages } from '@/generated/pages.ts'

setInterval(() => {}, 1000)

export async function prerender() {
  const { default: Page } = await pages['pages/dashboard']()
  return {
    login: '<form class="css-a"><button>' + Page.name + import.meta.env.BASE_URL + '</button></form>',
    css: '.css-a{color:red}',
    classNames: ['a'],
    globalNames: ['g'],
    demoEmail: '"ana"@exemplo.com.br',
  }
}
`

async function buildProject(module: string) {
  const { folder } = temporaryProject({
    'package.json': '{ "version": "1.2.3" }',
    'index.html': page,
    'src/main.ts': 'document.title = "x"\n',
    'src/layout/app-layout.ts': 'export default 1\n',
    'src/consultas/page.ts': "import 'absent-package'\n",
    'src/app/prerender.ts': module,
  })
  for (const file of ['boot.ts', 'boot-login.ts'])
    copyFileSync(join(source, file), join(folder, 'src/app', file))
  await build({
    root: folder,
    base: '/painel/',
    configFile: false,
    logLevel: 'silent',
    plugins: [averigua({ appLayout: 'layout/app-layout', prerender: 'app/prerender.ts' })],
    resolve: { alias: { '@': join(folder, 'src') } },
  })
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const { document } = new Window()
  document.write(html)
  const assets = join(folder, 'dist/dash')
  const boot = readdirSync(assets).find((name) => name.startsWith('boot-')) ?? ''
  return { document, assets, boot: readFileSync(join(assets, boot), 'utf8') }
}

describe('the prerendered login', () => {
  it('is a template in front of the boot script, with its rules in a file', async () => {
    const { document, assets, boot } = await buildProject(prerender)
    const template = document.querySelector('body > template')
    expect(template?.nextElementSibling?.getAttribute('src')).toMatch(/^\/painel\/dash\/boot-/)
    expect(template?.getAttribute('data-demo-email')).toBe('"ana"@exemplo.com.br')
    expect(template?.innerHTML).toContain(
      '<div id="login"><form class="css-a"><button>Dashboard/painel/</button></form></div>',
    )
    expect(template?.innerHTML).toContain('role="status">Carregando...</p>')
    const href = document.querySelector('link[href*="/styles-"]')?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/painel\/dash\/styles-[0-9a-f]{8}\.css$/)
    expect(readFileSync(join(assets, href.slice('/painel/dash/'.length)), 'utf8')).toBe('.css-a{color:red}')
    const marks = [...document.querySelectorAll('head style')]
    expect(marks.map((style) => style.getAttribute('data-emotion'))).toEqual(['css a', 'css-global g'])
    expect(marks.map((style) => style.textContent)).toEqual(['', ''])
    expect(boot).toContain('data-pressed')
  })

  it('is left out if the module renders none, and the rules stay', async () => {
    const { document, boot } = await buildProject(
      "export const prerender = async () => ({ css: '.css-a{color:red}', classNames: ['a'], globalNames: [] })\n",
    )
    expect(document.querySelector('template')).toBeNull()
    expect(document.querySelectorAll('link[href*="/styles-"], style[data-emotion="css a"]')).toHaveLength(2)
    expect(boot).not.toContain('data-pressed')
  })
})
