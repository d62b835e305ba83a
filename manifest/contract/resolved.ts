/**
 * The resolved manifest that codegen emits and the app reads: joined paths, expanded variants, linked menus.
 * `Path` is the emitted union of all paths, so a link to a missing route is a type error. Codegen itself uses
 * plain strings.
 */
import type { LeadKind } from '../kinds/index.ts'
import type { AppFile, Preferences, Reporting } from '../schema/app.ts'
import type { Batch, ConditionalExample, Json } from '../schema/consulta.ts'
import type { DossieFile } from '../schema/dossie.ts'
import type { Field } from '../schema/field.ts'
import type { Finding } from '../schema/finding.ts'
import type { Tone } from '../schema/menu.ts'
import type { Request } from '../schema/request.ts'
import type { Block, Summary } from '../schema/result.ts'
import type { Source } from '../schema/sources.ts'
import type { Access } from './access.ts'
import type { PartsCost } from './credits.ts'
import type { Pages } from './source-pages.ts'

export type { Preferences }

/** Login settings and roles, loaded when needed. The login page's own settings are in `App`. */
export type Auth = {
  provider: AppFile['auth']['provider']
  oidc?: NonNullable<AppFile['auth']['oidc']>
  roles: string[]
  /** The roles of users who register in local mode. */
  defaultRoles: string[]
  seedRoles: string[]
  /** Who registers with this e-mail in local mode has the seed user's roles. A live build has no seed user. */
  seedEmail?: string
  /** Idle minutes before the screen locks; absent: never. */
  idleLockMinutes?: number
  /** Idle minutes before a locked screen discards answers, runs and drafts. */
  lockKeepsMinutes: number
}

/** Document titles have `{product}` filled in. `{path}` is filled in at run time. */
export type App<Path extends string = string> = Omit<
  AppFile,
  'auth' | 'notifications' | 'catalogue' | 'credits' | 'purposes' | 'cases' | 'titles' | 'locale' | 'currency'
> & {
  auth: {
    seedUser?: Omit<NonNullable<AppFile['auth']['seedUser']>, 'roles'>
    login: Path
    home: Path
    register?: Path
    forgotPassword?: Path
  }
  notifications?: Omit<NonNullable<AppFile['notifications']>, 'page'> & { page?: Path }
  catalogue?: Path
  titles: AppFile['titles'] & {
    /** Titles leave out what follows these starts of paths: `/assunto/`. */
    prefixesWithoutParams?: string[]
  }
  /** The version of the newest release in the changelog. */
  version?: string
  searchPlaceholder: string
}

/** The page of the credits and where the balance is read. `balance` is absent if no source knows it. */
export type CreditSettings<Path extends string = string> = {
  page: Path
  balance?: { source: string; get: string; value: string }
  /** The header shows a balance below this number of credits. */
  warnBelow: number
  /** The balance that each user of the demonstration starts with. */
  demo: number
}

export type Badge = { text: string; color?: Tone }

type MenuHeader = { header: string }

/** `id` is stable and unique in its menu: the entry's position, for example `2.0.1`. */
export type MenuLink<Path extends string = string> = {
  id: string
  title: string
  icon?: string
  link: Path
  badge?: Badge
  /** The access of both the entry and its page. */
  access?: Access
}

export type MenuGroup<Path extends string = string> = {
  id: string
  title: string
  icon?: string
  link?: Path
  badge?: Badge
  access?: Access
  isOpen?: boolean
  children: (MenuLink<Path> | MenuGroup<Path>)[]
}

export type MenuEntry<Path extends string = string> = MenuHeader | MenuLink<Path> | MenuGroup<Path>

export type UserMenuEntry<Path extends string = string> = {
  title: string
  icon?: string
  access?: Access
} & ({ link: Path } | { action: 'logout' })

export type BottomBarEntry<Path extends string = string> = {
  title: string
  icon?: string
  link: Path
  badge?: Badge
  avatar?: boolean
  dot?: string
  access?: Access
}

type Layout = 'public' | 'app'

/** An element of the breadcrumb. A menu group without a page has no link. */
export type Crumb<Path extends string = string> = { title: string; link?: Path }

/**
 * Data of a route, available without loading its page. A family is one route with an optional variant number.
 */
export type RouteData<Page extends string = string, Pattern extends string = string> = {
  /** For React Router: `/projects/:id`, `/consulta/cpf/:variant?`. */
  pattern: Pattern
  layout: Layout
  /** The page's module below `src`, without extension. The emitted `pages` load it by that name. */
  page: Page
  /** The heading and the end of the breadcrumb. A consulta's page uses its variant's title instead. */
  title: string
  description?: string
  /** The search lists it under this group; without one, under the pages. */
  group?: string
  /** Excludes the page from the search: an error page, a placeholder or a page for logged-out users. */
  isUnlisted?: true
  /** Titles of documents leave out the path's parameters: they are secrets of the session. */
  hidesParams?: true
  family?: string
  dossie?: string
  isBatch?: boolean
  /** The page's access; for a family, the access of users who may see any variant. */
  access?: Access
  /** The access of each variant; variants that everyone may see are left out. */
  variantAccess?: Record<number, Access>
}

/** The breadcrumb of a route, without the page's own title. */
export type Breadcrumb<Path extends string = string> = {
  /**
   * The entries above the page, outermost first. For most pages: the groups of the menu entry. For a
   * consulta: the catalogue, then the family if it has several variants. For a page in no menu: the page at
   * the parent path.
   */
  trail: Crumb<Path>[]
  isHide?: true
}

/** Breadcrumbs by route pattern. A page directly below Home has none. */
export type Breadcrumbs<Pattern extends string = string, Path extends string = string> = Partial<
  Record<Pattern, Breadcrumb<Path>>
>

export type Redirect = { layout: Layout; from: string; to: string }

export type ConsultaDefinition<Path extends string = string> = {
  /** Family and number, for example `cpf/7`. Other objects call it `consultaId`. */
  id: string
  family: string
  variant: number
  path: Path
  title: string
  /** A distinct name to show without the family, if another variant has the same title. */
  name?: string
  description?: string
  icon?: string
  access?: Access
  purpose?: 'required'
  /** The credits of a query. */
  cost?: number
  fields: Field[]
  /** Fields of which at least one must be filled in. */
  requireOneOf?: string[]
  batch?: Batch & { path: Path }
  request?: Request
  /** Values that the contract does not require, because another consulta of the same operation lacks them. */
  optional?: string[]
  /** The paths of the answer that repeat a field, by the field's name. */
  echo?: Record<string, string[]>
  /** The page asks its source when it opens, and has no form. */
  open?: 'load'
  page?: Pages
  summary?: Summary
  result: Block[]
  findings?: Finding[]
  example: Json
  examples: ConditionalExample[]
}

export type ConsultaFamily<Path extends string = string> = {
  family: string
  title: string
  variants: Record<number, ConsultaDefinition<Path>>
}

type LoadFamily<Path extends string> = () => Promise<{ default: ConsultaFamily<Path> }>

/** A module with the variants of a family that share the same access. */
export type FamilyPart<Path extends string = string> = { access?: Access; load: LoadFamily<Path> }

/** Loads a family's definitions: one module, or several if access differs. */
export type FamilyLoader<Path extends string = string> = LoadFamily<Path> | FamilyPart<Path>[]

export type CatalogueVariant<Path extends string = string> = {
  id: string
  variant: number
  path: Path
  title: string
  name?: string
  description?: string
  /** The credits of a query. */
  cost?: number
  /** The path of the batch, if the variant has one. */
  batch?: Path
  access?: Access
}

export type CatalogueFamily<Path extends string = string> = {
  family: string
  title: string
  description?: string
  icon?: string
  group?: string
  variants: CatalogueVariant<Path>[]
}

export type Lead<Path extends string = string> = {
  /** The `consultaId`, for example `cpf/3`, or the dossiê's name. */
  id: string
  path: Path
  title: string
  field: string
  /** Labels of other required fields, if any. */
  needs?: string[]
  /** The credits of a query. */
  cost?: number
  /** The credits of a dossiê, at most. */
  partsCost?: PartsCost
  access?: Access
}

export type LeadGroup<Path extends string = string> = {
  family: string
  title: string
  leads: Lead<Path>[]
}

/** Leads by kind of value: consultas by family, sorted by the families' names, and dossiês. */
export type Leads<Path extends string = string> = Partial<
  Record<LeadKind, { families: LeadGroup<Path>[]; dossies: Lead<Path>[] }>
>

/**
 * A consulta of a dossiê. `with` has a template for each field that it fills in: `{cpf}`,
 * `{parts.empresas.cnpj}`.
 */
export type DossiePart = {
  name: string
  family: string
  variant: number
  title: string
  with: Record<string, string>
  after: string[]
  /** The credits of its query. */
  cost?: number
  access?: Access
}

export type DossieDefinition<Path extends string = string> = Pick<
  DossieFile,
  'dossie' | 'title' | 'description' | 'icon' | 'fields' | 'requireOneOf'
> & {
  path: Path
  access?: Access
  /** A part's consulta requires a purpose. */
  purpose?: 'required'
  parts: DossiePart[]
  batch?: Batch & { path: Path }
}

export type DossieEntry<Path extends string = string> = {
  dossie: string
  title: string
  description?: string
  icon?: string
  path: Path
  parts: number
  partsCost?: PartsCost
  batch?: Path
  access?: Access
}

export type Sources = { mode: 'demo' | 'live'; sources: Record<string, Source> }

/** An origin that the browser connects to. The build variable `env` can replace the URL. */
export type Connection = { origin: string; env?: string }

/**
 * The manifest's part of the content security policy. A build adds its live sources, and the login provider
 * if it has one.
 */
export type ContentSecurityPolicy = {
  directives: Record<string, string[]>
  mode: Sources['mode']
  sources: Record<string, Connection & { mode?: Sources['mode'] }>
  provider: Auth['provider']
  providerOrigins: Connection[]
  /** Absent if the manifest has none. */
  reporting?: Reporting
}
