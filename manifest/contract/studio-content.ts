/**
 * The data of the studio's overview: `codegen/authoring/studio/content` builds it, `src/studio`
 * renders it. A `position` is `file:line:column`, with the file as in messages.
 */
import type { Badge, Breadcrumb, Crumb, RouteData } from './resolved.ts'

export type ShownDiagnostic = {
  code: string
  severity: 'error' | 'warning'
  message: string
  position: string
  hint?: string
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

/** The access in words, for example `analista ou gestor`; absent if only the layout decides it. */
type ShownAccess = { access?: string }

export type ShownRoute = Pick<RouteData, RouteFacts> &
  Partial<Breadcrumb> &
  ShownAccess & {
    position: string
    /** The page's file, or the module name if there is no file. */
    file: string
    /** A URL to open, unless the path has a parameter without a known value. */
    address?: string
    entries: string[]
  }

/** A field, a block or a finding. It comes from the variant, from `defaults`, or is appended to them. */
export type ShownPart = {
  name: string
  kind: string
  detail?: string
  isRequired?: boolean
  origin: PartOrigin
  position: string
}

export type PartOrigin = 'own' | 'defaults' | 'appended'

export type ShownRequest = { source: string; call: string; isFallback: boolean; position: string }

export type ShownVariant = ShownAccess & {
  id: string
  variant: number
  path: string
  title: string
  description?: string
  icon?: string
  hasBatch: boolean
  asksPurpose: boolean
  /** The credits of a query. */
  cost?: number
  position: string
  examplePosition?: string
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
  position: string
  variants: ShownVariant[]
}

export type ShownDossie = ShownAccess & {
  dossie: string
  title: string
  description?: string
  icon?: string
  path: string
  position: string
  fields: ShownPart[]
  parts: { name: string; title: string; consultaId: string; position: string }[]
}

export type ShownMenu = { name: string; title: string; entries: ShownMenuEntry[] }

export type ShownMenuEntry = ShownAccess & {
  /** Unique in all menus: the menu's name and the entry's position, for example `sidebar.2.0`. */
  id: string
  depth: number
  isHeader: boolean
  title: string
  icon?: string
  badge?: Badge
  link?: string
  action?: string
  /** Titles of the enclosing groups, outermost first. */
  groupTitles: Crumb['title'][]
  position: string
}

export type ShownSource = {
  name: string
  title?: string
  baseUrl: string
  baseUrlEnv?: string
  mode: 'demo' | 'live'
  timeoutMs: number
  retries: number
  /** `bearer` sends the user's token. */
  auth?: 'bearer'
  /** The header or the body key that carries the purpose. */
  purpose?: { header?: string | undefined; body?: string | undefined }
  hasContract: boolean
  usedBy: string[]
  position: string
}

export type ShownRedirect = { from: string; to: string; layout: RouteData['layout']; position: string }
