import type { App, Auth } from '../../manifest/contract/resolved.ts'
import type { AppFile } from '../../manifest/schema/app.ts'
import { absent, type ManifestSet } from '../parse/manifest-set.ts'
import { oncePer } from '../read/once-per.ts'
import { type Counts, productCounts, withCounts } from './counts.ts'
import type { ExpandedFamily } from './expand-family.ts'
import { menuEntries } from './menu-entries.ts'
import type { Model, ModelFamily } from './model.ts'
import { nameVariants } from './name-variants.ts'
import { resolveBreadcrumbs } from './resolve-breadcrumbs.ts'
import { resolveDossie } from './resolve-dossie.ts'
import { resolveFamily } from './resolve-family.ts'
import { resolveLeads } from './resolve-leads.ts'
import { resolveBottomBar, resolveEntries, resolveUserMenu } from './resolve-menus.ts'
import { dossieAccess } from './route-access.ts'
import { createTargetFinder, type PlacedRoute } from './route-table.ts'
import { withSharedOptional } from './shared-answers.ts'
import { stripUndefined } from './strip-undefined.ts'
import { targetAccess } from './target-access.ts'

/** Titles with the product's name in its place; `{path}` is filled in by the app. */
function resolveApp({ purposes: _purposes, ...rest }: AppFile): App {
  // A function, since `$&` and the like mean something in a replacement's text, and nothing in a product's name.
  const named = (title: string) => title.replaceAll('{product}', () => rest.product)
  const { login, home, register, forgotPassword, seedUser } = rest.auth
  const { roles: _, ...user } = seedUser ?? {}
  return stripUndefined({
    ...rest,
    auth: { login, home, register, forgotPassword, seedUser: seedUser && user },
    titles: { initial: named(rest.titles.initial), route: named(rest.titles.route) },
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

const sorted = (names: (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined))].sort()

const familyIcons = ({ icon, variants }: ModelFamily) => [icon, ...variants.map((variant) => variant.icon)]

/** Families by their place in the catalogue; the list comes sorted by name, and sorting keeps that for the rest. */
const inOrder = (families: ExpandedFamily[]) => {
  const place = ({ file: { order = Number.MAX_SAFE_INTEGER } }: ExpandedFamily) => order
  return families.toSorted((one, other) => place(one) - place(other))
}

const resolved = oncePer(resolveFamily)

/** A manifest that every check has passed, with its families expanded and its routes in order. */
export type CheckedManifest = Required<Pick<ManifestSet, 'app' | 'menu'>> &
  ManifestSet & { families: ExpandedFamily[]; table: PlacedRoute[] }

/** The model of a manifest in which no check found an error. */
export function resolveModel(manifest: CheckedManifest): Model {
  const menu = manifest.menu.value
  const faq = manifest.faq?.value ?? absent.faq
  const entries = menuEntries(menu).map(({ entry }) => entry)
  const families = nameVariants(inOrder(manifest.families).map(resolved))
  const counts = productCounts(manifest)
  const dossies = manifest.dossies.map(({ value }) =>
    resolveDossie(value, families, dossieAccess(value, manifest.families)),
  )
  const ledTo = new Set(
    manifest.families.flatMap(({ file, variants }) =>
      variants.filter(({ isLedTo }) => isLedTo).map(({ number }) => `${file.consulta}/${number}`),
    ),
  )
  const targetOf = createTargetFinder(manifest.table)
  const menuFacts = {
    consultas: counts.consultas,
    accessTo(link: string) {
      const target = targetOf(link)
      return target && targetAccess(target)
    },
  }
  return {
    app: withCountedDescription(resolveApp(manifest.app.value), counts),
    auth: resolveAuth(manifest.app.value),
    purposes: manifest.app.value.purposes,
    sidebar: resolveEntries(menu.sidebar, menuFacts),
    topMenu: resolveEntries(menu.topMenu, menuFacts),
    userMenu: resolveUserMenu(menu.userMenu, menuFacts),
    bottomBar: resolveBottomBar(menu.bottomBar, menuFacts),
    routes: manifest.table.map(({ route }) => withCountedDescription(route, counts)),
    breadcrumbs: resolveBreadcrumbs(manifest.table, menu, manifest.app.value.catalogue),
    redirects: manifest.routes.flatMap(({ value }) =>
      value.redirects.map((redirect) => ({ layout: value.layout, ...redirect })),
    ),
    families: withSharedOptional(families.map((family) => withFamilyCounts(family, counts))),
    dossies: dossies.map((dossie) => withCountedDescription(dossie, counts)),
    leads: resolveLeads(families, dossies, (consultaId) => ledTo.has(consultaId)),
    sources: stripUndefined(manifest.sources?.value ?? absent.sources),
    pricing: withCounts(stripUndefined(manifest.pricing?.value ?? absent.pricing), counts),
    faq: withCounts(stripUndefined(faq), counts),
    changelog: withCounts(stripUndefined(manifest.changelog?.value ?? absent.changelog), counts),
    menuIcons: sorted(entries.map(({ icon }) => icon)),
    catalogueIcons: sorted([
      ...families.flatMap(familyIcons),
      ...dossies.map(({ icon }) => icon),
      ...faq.sections.map(({ icon }) => icon),
    ]),
  }
}
