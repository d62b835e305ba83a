import { describe, expect, it } from 'vitest'
import type { BaseModel } from '../../../codegen/compile/resolve/model.ts'
import { emit, type PrintedFiles } from '../../../codegen/emit/emit.ts'
import { banner } from '../../../codegen/emit/virtual-file.ts'
import { runEmitted } from '../support/run-emitted.ts'
import { createModel, definition, family, smallModel } from '../support/small-model.ts'

const emitFiles = async (changes: Partial<BaseModel> = {}) =>
  new Map((await emit(createModel(changes))).map(({ path, content }) => [path, content]))

const files = await emitFiles()

const readContent = async (path: string, changes: Partial<BaseModel> = {}) => {
  const content = (await emitFiles(changes)).get(path)
  if (content === undefined) throw new Error(`${path} is not emitted`)
  return content
}

const importEmitted = async (path: string, changes: Partial<BaseModel> = {}) =>
  runEmitted({ path, content: await readContent(path, changes) })

describe('emit', () => {
  it('emits one file per output', () => {
    expect([...files.keys()].sort()).toEqual([
      'app.ts',
      'auth.ts',
      'bottom-bar.ts',
      'brand.css',
      'brand.ts',
      'breadcrumbs.ts',
      'cases.ts',
      'cast-names.ts',
      'cast.ts',
      'catalogue-icons.ts',
      'catalogue.ts',
      'chart-colors.ts',
      'consultas/cpf.ts',
      'consultas/index.ts',
      'consultas/telefone-cpf.ts',
      'content/changelog.ts',
      'content/faq.ts',
      'content/pricing.ts',
      'credits.ts',
      'csp.ts',
      'dossie-list.ts',
      'dossies/index.ts',
      'family-order.ts',
      'icon.svg',
      'icons.ts',
      'kind-icons.ts',
      'leads.ts',
      'locale.ts',
      'login-art.ts',
      'pages.ts',
      'paths.ts',
      'product/controls.ts',
      'product/texts.ts',
      'product/views.ts',
      'public-pages.ts',
      'public-routes.ts',
      'purposes.ts',
      'redirects.ts',
      'routes.ts',
      'schema/app.schema.json',
      'schema/brand.schema.json',
      'schema/cast.schema.json',
      'schema/changelog.schema.json',
      'schema/consulta.schema.json',
      'schema/dossie.schema.json',
      'schema/faq.schema.json',
      'schema/menu.schema.json',
      'schema/pricing.schema.json',
      'schema/routes.schema.json',
      'schema/sources.schema.json',
      'schema/suppliers.schema.json',
      'search-words.ts',
      'sidebar.ts',
      'sources.ts',
      'top-menu.ts',
      'usage.ts',
      'user-menu.ts',
    ])
  })

  it.each([...files])('%s has the banner, no trailing spaces and one final line end', (path, content) => {
    if (path.endsWith('.json')) expect(JSON.parse(content).$comment).toBe(banner)
    else if (/\.(?:css|svg)$/.test(path)) expect(content).toMatch(/^(?:\/\*|<!--) \/\/ Generated/)
    else expect(content.startsWith(`${banner}\n\n`)).toBe(true)
    expect(content).toMatch(/[^\n]\n$/)
    expect(content).not.toMatch(/[ \t]$|\r|\n\n\n/m)
  })

  it('emits the same bytes each time', async () => {
    expect(await emit(structuredClone(smallModel))).toEqual(await emit(smallModel))
  })

  it('imports pages lazily, and only in pages.ts and public-pages.ts', async () => {
    expect([...files].filter(([, content]) => content.includes("'@/")).map(([path]) => path)).toEqual([
      'pages.ts',
      'public-pages.ts',
    ])
    expect(await readContent('pages.ts')).toContain("'pages/login': () => import('@/pages/login'),")
  })

  it('imports a page once if several routes show it', async () => {
    expect((await readContent('pages.ts')).match(/@\/consultas\/[^']+/g)).toEqual(['@/consultas/page'])
  })

  it('emits only public routes and pages for the login page', async () => {
    expect((await readContent('public-pages.ts')).match(/@\/[^']+/g)).toEqual(['@/pages/login'])
    const { publicRoutes } = await importEmitted('public-routes.ts')
    expect(publicRoutes).toEqual(smallModel.routes.filter(({ layout }) => layout === 'public'))
  })

  it('leaves search fields out of the public routes', async () => {
    const routes = smallModel.routes.map((route) => ({ ...route, group: 'Telas', isUnlisted: true as const }))
    const { publicRoutes } = await importEmitted('public-routes.ts', { routes })
    expect(publicRoutes).toEqual(smallModel.routes.filter(({ layout }) => layout === 'public'))
  })

  it('emits the route table of the model', async () => {
    const { routes } = await importEmitted('routes.ts')
    expect(routes).toEqual(smallModel.routes)
  })

  it('types all paths: parameters as strings, families by their pattern', async () => {
    const template = (path: string, type: string, end = '') => `\`${path}/$${'{'}${type}}${end}\``
    const paths = [
      template('/projects', 'string'),
      "'/dashboard'",
      "'/'",
      "'/consulta/cpf'",
      template('/consulta/cpf', 'number'),
      "'/consulta/cpf/lote'",
      template('/consulta/cpf', 'number', '/lote'),
    ]
    const { variants, ...cpf } = family('cpf', '/consulta/cpf', 2)
    const batch = { max: 10, perMinute: 5, concurrency: 1, path: '/consulta/cpf/2/lote' }
    const families = [{ ...cpf, variants: variants.map((variant) => ({ ...variant, batch })) }]
    const content = await readContent('paths.ts', { families })
    expect(content).toContain(`export type Path =\n  | ${paths.join('\n  | ')};\n`)
    expect(content).toContain("  | '/consulta/cpf/:variant?'\n")
    expect(await readContent('paths.ts', { routes: [], families: [] })).toContain(
      'export type Path = never;\n',
    )
  })

  it('imports only the icons that the manifest names', async () => {
    expect(await readContent('icons.ts')).toContain("import { LuHouse, LuSearch } from 'react-icons/lu';\n")
    expect(await readContent('catalogue-icons.ts')).toContain('export const catalogueIcons = {} satisfies')
  })

  it('keeps definitions out of the catalogue', async () => {
    const { catalogue } = await importEmitted('catalogue.ts')
    expect(catalogue[0].variants[1]).toEqual({
      id: 'cpf/2',
      variant: 2,
      path: '/consulta/cpf/2',
      title: 'Variante 2',
    })
  })

  it('emits texts with special characters unchanged', async () => {
    const text = `'"\\\`$${'{'}x}</script>\u2028\n__proto__`
    const hostile = { ...definition('cpf', '/consulta/cpf', 1), title: text, example: { [text]: text } }
    const families = [{ ...family('cpf', '/consulta/cpf', 1), title: text, variants: [hostile] }]
    const routes = smallModel.routes.map((route) => ({ ...route, title: text, description: text }))
    const changes = { families, routes, app: { ...smallModel.app, product: text } }
    const [app, table, cpf] = await Promise.all([
      importEmitted('app.ts', changes),
      importEmitted('routes.ts', changes),
      importEmitted('consultas/cpf.ts', changes),
    ])
    expect(app.app.product).toBe(text)
    expect(table.routes[0].description).toBe(text)
    expect(cpf.default.title).toBe(text)
    expect(cpf.default.variants[1]).toEqual(hostile)
  })
})

describe('a process that emits more than once', () => {
  it('prints only the files that changed', async () => {
    const earlier: PrintedFiles = new Map()
    const emitInTurn = async (product: string) => {
      const model = createModel(structuredClone({ ...smallModel, app: { ...smallModel.app, product } }))
      return new Map((await emit(model, earlier)).map((file) => [file.path, file]))
    }
    await emitInTurn('Primeiro')
    const before = await emitInTurn('Teste')
    const after = await emitInTurn('Outro')
    expect(after.get('routes.ts')).toBe(before.get('routes.ts'))
    expect(before.get('app.ts')?.content).toBe(files.get('app.ts'))
    expect(after.get('app.ts')?.content).toContain("product: 'Outro'")
  })
})
