import type { App, Auth } from '../../manifest/contract/resolved.ts'
import type { AppFile } from '../../manifest/schema/app.ts'
import { defaultContent, type ManifestSet } from '../parse/manifest-set.ts'
import { oncePer } from '../read/once-per.ts'
import { type Counts, productCounts, withCounts } from './counts.ts'
import type { ExpandedFamily } from './expand-family.ts'
import { listMenuEntries } from './menu-entries.ts'
import type { Model, ModelFamily } from './model.ts'
import { nameVariants } from './name-variants.ts'
import { resolveBreadcrumbs } from './resolve-breadcrumbs.ts'
import { resolveDossie } from './resolve-dossie.ts'
import { resolveFamily } from './resolve-family.ts'
import { resolveLeads } from './resolve-leads.ts'
import { resolveBottomBar, resolveEntries, resolveUserMenu } from './resolve-menus.ts'
import { dossieAccess } from './route-access.ts'
import { createTargetFinder, type LocatedRoute } from './route-table.ts'
import { withSharedOptional } from './shared-answers.ts'
import { stripUndefined } from './strip-undefined.ts'
import { targetAccess } from './target-access.ts'

/** Titles with the product's name in its place; `{path}` is filled in by the app. */
function resolveApp({ purposes: _purposes, ...rest }: AppFile): App {
  // A function, since `$&` and the like mean something in a replacement's text, and nothing in a product's name.
  const fillProduct = (title: string) => title.replaceAll('{product}', () => rest.product)
  const { login, home, register, forgotPassword, seedUser } = rest.auth
  const { roles: _, ...user } = seedUser ?? {}
  return stripUndefined({
    ...rest,
    auth: { login, home, register, forgotPassword, seedUser: seedUser && user },
    titles: { initial: fillProduct(rest.titles.initial), route: fillProduct(rest.titles.route) },
  }) as App
}

/** Who logs in, and how, beside what the login page shows. */
const resolveAuth = ({ auth }: AppFile): Auth =>
  stripUndefined({
    provider: auth.provider,
    oidc: auth.oidc,
    roles: auth.roles,
    defaultRoles: auth.defaultRoles,
    seedRoles: auth.seedUser?.roles ?? auth.defaultRoles,
    idleLockMinutes: auth.idleLockMinutes,
  }) as Auth

/** Counts stand in descriptions alone: a title is compared with others, and a request's braces are fields. */
const withCountedDescription = <Part extends { description?: string | undefined }>(
  part: Part,
  counts: Counts,
): Part =>
  part.description === undefined ? part : { ...part, description: withCounts(part.description, counts) }

function withFamilyCounts(family: ModelFamily, product: Counts): ModelFamily {
  const counts = { ...product, variantes: family.variants.length }
  const variants = family.variants.map((variant) => withCountedDescription(variant, counts))
  return withCountedDescription({ ...family, variants }, counts)
}

const sortUnique = (names: (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined))].sort()

const listFamilyIcons = ({ icon, variants }: ModelFamily) => [
  icon,
  ...variants.map((variant) => variant.icon),
]

/** Families by their place in the catalogue; the list comes sorted by name, and sorting keeps that for the rest. */
const sortByOrder = (families: ExpandedFamily[]) => {
  const readOrder = ({ file: { order = Number.MAX_SAFE_INTEGER } }: ExpandedFamily) => order
  return families.toSorted((one, other) => readOrder(one) - readOrder(other))
}

const resolveFamilyOnce = oncePer(resolveFamily)

/** A manifest that every check has passed, with its families expanded and its routes in order. */
export type CheckedManifest = Required<Pick<ManifestSet, 'app' | 'menu'>> &
  ManifestSet & { families: ExpandedFamily[]; table: LocatedRoute[] }

/** The model of a manifest in which no check found an error. */
export function resolveModel(manifest: CheckedManifest): Model {
  const menu = manifest.menu.value
  const faq = manifest.faq?.value ?? defaultContent.faq
  const entries = listMenuEntries(menu).map(({ entry }) => entry)
  const families = nameVariants(sortByOrder(manifest.families).map(resolveFamilyOnce))
  const counts = productCounts(manifest)
  const dossies = manifest.dossies.map(({ value }) =>
    resolveDossie(value, families, dossieAccess(value, manifest.families)),
  )
  const leadTargets = new Set(
    manifest.families.flatMap(({ file, variants }) =>
      variants.filter(({ acceptsLeads }) => acceptsLeads).map(({ number }) => `${file.consulta}/${number}`),
    ),
  )
  const findTarget = createTargetFinder(manifest.table)
  const menuContext = {
    consultas: counts.consultas,
    findAccess(link: string) {
      const target = findTarget(link)
      return target && targetAccess(target)
    },
  }
  return {
    app: withCountedDescription(resolveApp(manifest.app.value), counts),
    auth: resolveAuth(manifest.app.value),
    purposes: manifest.app.value.purposes,
    sidebar: resolveEntries(menu.sidebar, menuContext),
    topMenu: resolveEntries(menu.topMenu, menuContext),
    userMenu: resolveUserMenu(menu.userMenu, menuContext),
    bottomBar: resolveBottomBar(menu.bottomBar, menuContext),
    routes: manifest.table.map(({ route }) => withCountedDescription(route, counts)),
    breadcrumbs: resolveBreadcrumbs(manifest.table, menu, manifest.app.value.catalogue),
    redirects: manifest.routes.flatMap(({ value }) =>
      value.redirects.map((redirect) => ({ layout: value.layout, ...redirect })),
    ),
    families: withSharedOptional(families.map((family) => withFamilyCounts(family, counts))),
    dossies: dossies.map((dossie) => withCountedDescription(dossie, counts)),
    leads: resolveLeads(families, dossies, (consultaId) => leadTargets.has(consultaId)),
    sources: stripUndefined(manifest.sources?.value ?? defaultContent.sources),
    pricing: withCounts(stripUndefined(manifest.pricing?.value ?? defaultContent.pricing), counts),
    faq: withCounts(stripUndefined(faq), counts),
    changelog: withCounts(stripUndefined(manifest.changelog?.value ?? defaultContent.changelog), counts),
    menuIcons: sortUnique(entries.map(({ icon }) => icon)),
    catalogueIcons: sortUnique([
      ...families.flatMap(listFamilyIcons),
      ...dossies.map(({ icon }) => icon),
      ...faq.sections.map(({ icon }) => icon),
    ]),
  }
}
