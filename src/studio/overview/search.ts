import type {
  ManifestContent,
  ShownDiagnostic,
  ShownDossie,
  ShownFamily,
  ShownMenuEntry,
  ShownPart,
  ShownRoute,
  ShownSource,
  ShownVariant,
} from '@manifest/contract/studio-content.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

/** Shown until the manifest was valid once. */
export const emptyContent: ManifestContent = {
  routes: [],
  families: [],
  dossies: [],
  menus: [],
  sources: [],
  redirects: [],
}

const joinSearchKey = (...texts: (string | undefined)[]) => searchKey(texts.filter(Boolean).join(' '))

const partTexts = ({ name, kind, detail }: ShownPart) => [name, kind, detail]

const routeKey = ({ trail = [], ...route }: ShownRoute) =>
  joinSearchKey(
    ...[route.pattern, route.title, route.description, route.file, route.position, route.group, route.access],
    ...trail.map((crumb) => crumb.title),
  )

const familyKey = ({ family, title, description, icon, group, path, position }: ShownFamily) =>
  joinSearchKey(family, title, description, icon, group, path, position)

const variantKey = ({ fields, blocks, requests, asksPurpose, ...variant }: ShownVariant) =>
  joinSearchKey(
    ...[variant.id, variant.path, variant.title, variant.description, variant.icon, variant.access],
    asksPurpose ? 'finalidade' : '',
    ...[...fields, ...blocks].flatMap(partTexts),
    ...requests.flatMap(({ source, call }) => [source, call]),
  )

const dossieKey = ({ fields, parts, ...dossie }: ShownDossie) =>
  joinSearchKey(
    ...[dossie.dossie, dossie.title, dossie.description, dossie.icon, dossie.path, dossie.position],
    dossie.access,
    ...fields.flatMap(partTexts),
    ...parts.flatMap(({ name, title, consultaId }) => [name, title, consultaId]),
  )

const entryKey = ({ title, icon, link, badge, groupTitles, position, access }: ShownMenuEntry) =>
  joinSearchKey(title, icon, link, badge?.text, ...groupTitles, position, access)

const sourceKey = ({ name, title, baseUrl, baseUrlEnv, mode, position, auth, purpose }: ShownSource) =>
  joinSearchKey(name, title, baseUrl, baseUrlEnv, mode, position, auth, purpose?.header, purpose?.body)

/**
 * Returns the entries that contain every word of a query. A family keeps all variants if it matches itself,
 * otherwise only matching ones.
 */
export function filterContent(content: ManifestContent, query: string): ManifestContent {
  const matches = searchTest(query)
  const filterVariants = (family: ShownFamily) => {
    const own = familyKey(family)
    return matches(own)
      ? family.variants
      : family.variants.filter((variant) => matches(`${own} ${variantKey(variant)}`))
  }
  return {
    routes: content.routes.filter((route) => matches(routeKey(route))),
    families: content.families
      .map((family) => ({ ...family, variants: filterVariants(family) }))
      .filter(({ variants }) => variants.length > 0),
    dossies: content.dossies.filter((dossie) => matches(dossieKey(dossie))),
    menus: content.menus
      .map((menu) => ({
        ...menu,
        entries: menu.entries.filter((entry) => matches(joinSearchKey(menu.title, entryKey(entry)))),
      }))
      .filter(({ entries }) => entries.length > 0),
    sources: content.sources.filter((source) => matches(sourceKey(source))),
    redirects: content.redirects.filter(({ from, to, position }) =>
      matches(joinSearchKey(from, to, position)),
    ),
  }
}

export const filterDiagnostics = (diagnostics: ShownDiagnostic[], query: string) => {
  const matches = searchTest(query)
  return diagnostics.filter(({ code, message, position, hint }) =>
    matches(joinSearchKey(code, message, position, hint)),
  )
}
