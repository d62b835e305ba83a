import type { App } from '../../manifest/contract/resolved.ts'
import type { AppFile } from '../../manifest/schema/app.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import { absent, type ManifestSet } from '../parse/manifest-set.ts'
import { menuEntries } from './menu-entries.ts'
import type { Model, ModelFamily, ModelRoute } from './model.ts'
import { resolveFamily } from './resolve-family.ts'
import { resolveBottomBar, resolveEntries, resolveUserMenu } from './resolve-menus.ts'
import { stripUndefined } from './strip-undefined.ts'

/** Titles with the product's name in its place; `{path}` is filled in by the app. */
function resolveApp(app: AppFile): App {
  // A function, since `$&` and the like mean something in a replacement's text, and nothing in a product's name.
  const named = (title: string) => title.replaceAll('{product}', () => app.product)
  return stripUndefined({
    ...app,
    titles: { initial: named(app.titles.initial), route: named(app.titles.route) },
  }) as App
}

const resolveRoutes = ({ routes }: ManifestSet): ModelRoute[] =>
  routes.flatMap(({ value }) =>
    value.routes.map(
      (route) => stripUndefined({ ...route, layout: value.layout, group: value.group }) as ModelRoute,
    ),
  )

const sorted = (names: (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined))].sort()

const familyIcons = ({ icon, variants }: ModelFamily) => [icon, ...variants.map((variant) => variant.icon)]

/** Families by their place in the catalogue; the list comes sorted by name, and sorting keeps that for the rest. */
const inOrder = (files: ConsultaFile[]) =>
  files.toSorted((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER))

/** The model of a manifest in which no check found an error. */
export function resolve(manifest: ManifestSet & Required<Pick<ManifestSet, 'app' | 'menu'>>): Model {
  const menu = manifest.menu.value
  const faq = manifest.faq?.value ?? absent.faq
  const entries = menuEntries(menu).map(({ entry }) => entry)
  const families = inOrder(manifest.consultas.map(({ value }) => value)).map(resolveFamily)
  const consultas = families.reduce((count, { variants }) => count + variants.length, 0)
  const routes = resolveRoutes(manifest)
  return {
    app: resolveApp(manifest.app.value),
    sidebar: resolveEntries(menu.sidebar, consultas),
    topMenu: resolveEntries(menu.topMenu, consultas),
    userMenu: resolveUserMenu(menu.userMenu),
    bottomBar: resolveBottomBar(menu.bottomBar, consultas),
    hiddenBreadcrumbs: new Set(
      entries.flatMap(({ isHide, link }) => (isHide && link !== undefined ? [link] : [])),
    ),
    routes,
    redirects: manifest.routes.flatMap(({ value }) =>
      value.redirects.map((redirect) => ({ layout: value.layout, ...redirect })),
    ),
    families,
    sources: stripUndefined(manifest.sources?.value ?? absent.sources),
    pricing: stripUndefined(manifest.pricing?.value ?? absent.pricing),
    faq: stripUndefined(faq),
    changelog: stripUndefined(manifest.changelog?.value ?? absent.changelog),
    menuIcons: sorted(entries.map(({ icon }) => icon)),
    catalogueIcons: sorted([...families.flatMap(familyIcons), ...faq.sections.map(({ icon }) => icon)]),
  }
}
