import type { App, Auth, CreditSettings } from '../../../manifest/contract/resolved.ts'
import { leadKinds } from '../../../manifest/kinds/index.ts'
import type { AppFile } from '../../../manifest/schema/app.ts'
import type { Changelog } from '../../../manifest/schema/content.ts'
import { type Counts, productCounts, withCounts } from '../expand/counts.ts'
import type { CheckedManifest } from '../expand/expand-manifest.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import { dossieAccess } from '../expand/route-access.ts'
import type { LocatedRoute } from '../expand/route-table.ts'
import { createTargetFinder, targetAccess } from '../expand/route-target.ts'
import { stripDefaults, stripUndefined } from '../expand/strip-undefined.ts'
import { defaultContent } from '../parse/parse-manifest.ts'
import { describeSearch } from './describe-search.ts'
import type { BaseModel, Model, ModelFamily } from './model.ts'
import { resolveBrand } from './resolve-brand.ts'
import { resolveBreadcrumbs } from './resolve-breadcrumbs.ts'
import { resolveCast, resolveCastNames } from './resolve-cast.ts'
import { resolveDossie } from './resolve-dossie.ts'
import { withEchoes } from './resolve-echo.ts'
import { nameVariants, resolveFamily } from './resolve-family.ts'
import { resolveLeads } from './resolve-leads.ts'
import { resolveCatalogue, resolveDossieList, resolveSearchWords } from './resolve-lists.ts'
import { resolveBottomBar, resolveEntries, resolveUserMenu } from './resolve-menus.ts'
import { resolvePolicy } from './resolve-policy.ts'
import { resolveSuppliers } from './resolve-suppliers.ts'
import { withSharedOptional } from './shared-optional.ts'
import { splitFamily } from './split-family.ts'
import { withSupplierNotFound } from './supplier-not-found.ts'

/** Fills `{product}` in titles. The app fills `{path}`. */
function resolveApp(
  {
    purposes: _purposes,
    cases: _cases,
    credits: _credits,
    reporting: _reporting,
    usage: _usage,
    locale: _locale,
    currency: _currency,
    ...rest
  }: AppFile,
  releases: Changelog['releases'],
  table: readonly LocatedRoute[],
): App {
  // A function, because `$&` in a product's name is not a replacement pattern.
  const fillProduct = (title: string) => title.replaceAll('{product}', () => rest.product)
  const { login, home, register, forgotPassword, seedUser } = rest.auth
  const { roles: _, ...user } = seedUser ?? {}
  const prefixesWithoutParams = table.flatMap(({ route }) =>
    route.hidesParams ? [route.pattern.replace(/\/:.*/, '/')] : [],
  )
  return stripUndefined({
    ...rest,
    auth: { login, home, register, forgotPassword, seedUser: seedUser && user },
    titles: {
      initial: fillProduct(rest.titles.initial),
      route: fillProduct(rest.titles.route),
      ...(prefixesWithoutParams.length > 0 && { prefixesWithoutParams }),
    },
    version: releases[0]?.version,
  }) as App
}

/** Returns the settings of the login that only the session reads. */
const resolveAuth = ({ auth }: AppFile): Auth =>
  stripUndefined({
    provider: auth.provider,
    oidc: auth.oidc,
    roles: auth.roles,
    defaultRoles: auth.defaultRoles,
    seedRoles: auth.seedUser?.roles ?? auth.defaultRoles,
    seedEmail: auth.seedUser?.email,
    idleLockMinutes: auth.idleLockMinutes,
    lockKeepsMinutes:
      auth.lockKeepsMinutes ?? Math.max(defaultLockKeepsMinutes, Math.ceil(auth.idleLockMinutes ?? 0)),
  }) as Auth

/** Eight hours: a working day. */
const defaultLockKeepsMinutes = 480

function resolveCredits({ credits }: AppFile): CreditSettings | undefined {
  if (!credits) return undefined
  const { page, warnBelow, demo } = credits
  const { source, get, value } = { source: undefined, get: undefined, value: undefined, ...credits }
  const balance =
    source !== undefined && get !== undefined && value !== undefined ? { source, get, value } : undefined
  return { page, ...(balance && { balance }), warnBelow, demo }
}

/** Fills counts in descriptions only: titles are compared with each other, and braces in a request are fields. */
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

/** Sorts dossiês by `order`. Those without it follow by name, because the manifest's files are sorted by name. */
const sortByOrder = <Item extends { value: { order?: number | undefined } }>(
  items: readonly Item[],
): Item[] => {
  const readOrder = ({ value }: Item) => value.order ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((one, other) => readOrder(one) - readOrder(other))
}

const compareNames = (one: ModelFamily, other: ModelFamily) => (one.family < other.family ? -1 : 1)

/** Returns the `order` of the families that have one. Nothing else of the model depends on it. */
const resolveFamilyOrder = ({ families }: CheckedManifest): Record<string, number> =>
  Object.fromEntries(
    families.flatMap(({ file: { consulta, order } }) => (order === undefined ? [] : [[consulta, order]])),
  )

/** Resolves a manifest in which no check found an error. */
export const resolveModel = (manifest: CheckedManifest): Model => completeModel(resolveBase(manifest))

/** Adds what follows from the other parts of a model. */
export const completeModel = (base: BaseModel): Model => ({
  ...base,
  catalogue: resolveCatalogue(base.families),
  dossieList: resolveDossieList(base.dossies),
  searchWords: resolveSearchWords(base.families),
  contentSecurityPolicy: resolvePolicy(base),
  familyModules: Object.fromEntries(base.families.map((family) => [family.family, splitFamily(family)])),
})

function resolveBase(manifest: CheckedManifest): BaseModel {
  const menu = manifest.menu.value
  const faq = manifest.faq?.value ?? defaultContent.faq
  const changelog = manifest.changelog?.value ?? defaultContent.changelog
  const entries = listMenuEntries(menu).map(({ entry }) => entry)
  const suppliers = resolveSuppliers(manifest)
  const families = nameVariants(
    manifest.families
      .map((family) => withSupplierNotFound(resolveFamily(family), suppliers, manifest.sources))
      .sort(compareNames),
  )
  const counts = productCounts(manifest)
  const cast = resolveCast(manifest)
  const dossies = sortByOrder(manifest.dossies).map(({ value }) =>
    resolveDossie(value, families, dossieAccess(value, manifest.families)),
  )
  const leadTargets = new Set(
    manifest.families.flatMap(({ file, variants }) =>
      variants.filter(({ acceptsLeads }) => acceptsLeads).map(({ number }) => `${file.consulta}/${number}`),
    ),
  )
  const findTarget = createTargetFinder(manifest.table)
  const leads = resolveLeads(families, dossies, (consultaId) => leadTargets.has(consultaId))
  const app = resolveApp(manifest.app.value, changelog.releases, manifest.table)
  const menuContext = {
    consultas: counts.consultas,
    findAccess(link: string) {
      const target = findTarget(link)
      return target && targetAccess(target)
    },
  }
  return {
    app: {
      ...withCountedDescription(app, counts),
      searchPlaceholder: describeSearch(leadKinds.filter((kind) => leads[kind])),
    },
    locale: { locale: manifest.app.value.locale, currency: manifest.app.value.currency },
    brand: resolveBrand(manifest, manifest.app.value.product),
    auth: resolveAuth(manifest.app.value),
    purposes: manifest.app.value.purposes,
    cases: manifest.app.value.cases,
    credits: resolveCredits(manifest.app.value),
    reporting: manifest.app.value.reporting,
    usage: stripUndefined(manifest.app.value.usage),
    sidebar: resolveEntries(menu.sidebar, menuContext),
    topMenu: resolveEntries(menu.topMenu, menuContext),
    userMenu: resolveUserMenu(menu.userMenu, menuContext),
    bottomBar: resolveBottomBar(menu.bottomBar, menuContext),
    routes: manifest.table.map(({ route }) => withCountedDescription(route, counts)),
    breadcrumbs: resolveBreadcrumbs(manifest.table, menu, manifest.app.value.catalogue),
    redirects: manifest.routes.flatMap(({ value }) =>
      value.redirects.map((redirect) => ({ layout: value.layout, ...redirect })),
    ),
    families: withEchoes(withSharedOptional(families.map((family) => withFamilyCounts(family, counts)))),
    familyOrder: resolveFamilyOrder(manifest),
    dossies: dossies.map((dossie) => withCountedDescription(dossie, counts)),
    leads,
    sources: stripUndefined(manifest.sources?.value ?? defaultContent.sources),
    suppliers,
    pricing: withCounts(stripDefaults(manifest.pricing?.value ?? defaultContent.pricing), counts),
    faq: withCounts(stripUndefined(faq), counts),
    changelog: withCounts(stripUndefined(changelog), counts),
    cast,
    castNames: resolveCastNames(cast),
    menuIcons: sortUnique(entries.map(({ icon }) => icon)),
    catalogueIcons: sortUnique([
      ...families.flatMap(listFamilyIcons),
      ...dossies.map(({ icon }) => icon),
      ...faq.sections.map(({ icon }) => icon),
    ]),
  }
}
