/**
 * What the manifest's page in development shows: `codegen/tools/manifest-page` makes it, `src/manifest-page` draws it. A place
 * is `file:line:column`, with the file as messages show it.
 */
import type { Badge, Breadcrumb, Crumb, RouteData } from './resolved.ts'

export type ManifestPage = {
  /** The absolute path of the folder that the files of places are relative to. */
  root: string
  product: string
  /** What is wrong now, errors first. */
  diagnostics: ShownDiagnostic[]
  /** The manifest as it was when it last had no error; absent until then. */
  content?: ManifestContent
}

export type ShownDiagnostic = {
  code: string
  severity: 'error' | 'warning'
  message: string
  place: string
  hint?: string
  frame?: string
}

export type ManifestContent = {
  routes: ShownRoute[]
  families: ShownFamily[]
  dossies: ShownDossie[]
  menus: ShownMenu[]
  sources: ShownSource[]
  redirects: ShownRedirect[]
}

type RouteFacts = 'pattern' | 'layout' | 'title' | 'description' | 'group' | 'isUnlisted'

/** Who may see something, in words, as `analista ou gestor`; absent where its layout alone says so. */
type ShownAccess = { access?: string }

export type ShownRoute = Pick<RouteData, RouteFacts> &
  Partial<Breadcrumb> &
  ShownAccess & {
    place: string
    /** The page's file, to be opened as it is; its module's name where there is no such file. */
    file: string
    /** Where it can be visited, unless a parameter of its path is anybody's guess. */
    address?: string
    /** Ids of the menu entries that lead here. */
    entries: string[]
  }

/** A field, a block or a finding: named, and written in the variant itself, in `defaults`, or appended to them. */
export type ShownPart = {
  name: string
  /** The kind of a field or of a block. */
  kind: string
  detail?: string
  isRequired?: boolean
  origin: PartOrigin
  place: string
}

export type PartOrigin = 'own' | 'defaults' | 'appended'

/** A source that a consulta asks, and how. */
export type ShownRequest = { source: string; call: string; isFallback: boolean; place: string }

export type ShownVariant = ShownAccess & {
  /** `consultaId`, as `cpf/7`. */
  id: string
  variant: number
  path: string
  title: string
  description?: string
  icon?: string
  /** Whether whole lists may be asked. */
  hasBatch: boolean
  /** Whether whoever asks must say what for. */
  asksPurpose: boolean
  place: string
  examplePlace?: string
  fields: ShownPart[]
  blocks: ShownPart[]
  requests: ShownRequest[]
}

export type ShownFamily = {
  family: string
  title: string
  description?: string
  icon?: string
  group?: string
  path: string
  place: string
  variants: ShownVariant[]
}

export type ShownDossie = ShownAccess & {
  dossie: string
  title: string
  description?: string
  icon?: string
  path: string
  place: string
  fields: ShownPart[]
  parts: { name: string; title: string; consultaId: string; place: string }[]
}

export type ShownMenu = { name: string; title: string; entries: ShownMenuEntry[] }

/** An entry of a menu or one of its headers, which lead nowhere. */
export type ShownMenuEntry = ShownAccess & {
  /** Unique among all menus: the menu's name and the entry's place in it, as `sidebar.2.0`. */
  id: string
  /** From 0. */
  depth: number
  isHeader: boolean
  title: string
  icon?: string
  badge?: Badge
  link?: string
  /** What it does instead of leading anywhere. */
  action?: string
  /** Titles of the groups above it, outermost first. */
  above: Crumb['title'][]
  place: string
}

export type ShownSource = {
  name: string
  title?: string
  baseUrl: string
  baseUrlEnv?: string
  mode: 'demo' | 'live'
  timeoutMs: number
  retries: number
  /** Who asks: whoever is logged in, by a token. */
  auth?: 'bearer'
  /** Where it is told what a lookup is for: a header, or a key of the body. */
  purpose?: { header?: string | undefined; body?: string | undefined }
  hasContract: boolean
  /** Ids of the consultas that ask it, at first or as a fallback. */
  askedBy: string[]
  place: string
}

export type ShownRedirect = { from: string; to: string; layout: RouteData['layout']; place: string }
