/**
 * What codegen emits and the app interprets: the manifest with its paths joined, its variants expanded
 * and its menus linked. `Path` is the emitted type of all paths, so that a link to no route is a type error;
 * codegen itself, which makes that type, knows paths as plain texts.
 */
import type { AppFile, Preferences } from '../schema/app.ts'
import type { Batch, ConditionalExample, Json } from '../schema/consulta.ts'
import type { DossieFile } from '../schema/dossie.ts'
import type { Field } from '../schema/field.ts'
import type { Finding } from '../schema/finding.ts'
import type { Tone } from '../schema/menu.ts'
import type { Request } from '../schema/request.ts'
import type { Block, Summary } from '../schema/result.ts'
import type { Source } from '../schema/sources.ts'
import type { Access } from './access.ts'
import type { LeadKind } from './lead-kinds.ts'

export type { Preferences }

/** Who logs in, and how. What the login page itself shows is part of `App`; this is loaded when it is needed. */
export type Auth = {
  provider: AppFile['auth']['provider']
  oidc?: NonNullable<AppFile['auth']['oidc']>
  /** The names that `access` may use. */
  roles: string[]
  /** Of whoever registers in local mode. */
  defaultRoles: string[]
  /** Of the demonstration's user. */
  seedRoles: string[]
  /** Minutes without use until the screen is locked; absent: never. */
  idleLockMinutes?: number
}

/** Document titles have `{product}` filled in; `{path}` is filled in at run time. */
export type App<Path extends string = string> = Omit<
  AppFile,
  'auth' | 'notifications' | 'catalogue' | 'credits' | 'purposes'
> & {
  auth: {
    seedUser?: Omit<NonNullable<AppFile['auth']['seedUser']>, 'roles'>
    login: Path
    home: Path
    register?: Path
    forgotPassword?: Path
  }
  notifications?: { url: string; page?: Path }
  catalogue?: Path
  credits?: Path
}

export type Badge = { text: string; color?: Tone }

type MenuHeader = { header: string }

/** `id` is stable and unique in its menu: its place, as in `2.0.1`. */
export type MenuLink<Path extends string = string> = {
  id: string
  title: string
  icon?: string
  link: Path
  badge?: Badge
  /** Of the entry and of the page that it leads to. */
  access?: Access
}

export type MenuGroup<Path extends string = string> = {
  id: string
  title: string
  icon?: string
  link?: Path
  badge?: Badge
  access?: Access
  isOpen: boolean
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
  avatar: boolean
  dot?: string
  access?: Access
}

type Layout = 'public' | 'app'

/** A part of the breadcrumb: a group of the menu that leads nowhere has no link. */
export type Crumb<Path extends string = string> = { title: string; link?: Path }

/** What is known of a route without loading its page. A family is one route, with an optional variant number. */
export type RouteData<Page extends string = string, Pattern extends string = string> = {
  /** As react-router takes it: `/projects/:id`, `/consulta/cpf/:variant?`. */
  pattern: Pattern
  layout: Layout
  /** The page's module below `src`, without its ending. The emitted `pages` load it by that name. */
  page: Page
  /** The heading, and the last part of the breadcrumb. A consulta's page has those of its variant instead. */
  title: string
  /** The line that explains the page. */
  description?: string
  /** What the search lists it under, if not among the pages. */
  group?: string
  /** The search does not offer the page: it is an error, a placeholder, or for those who are not logged in. */
  isUnlisted?: true
  /** The family whose definitions the page shows. */
  family?: string
  /** The dossiê whose definition the page shows. */
  dossie?: string
  /** The page asks whole lists of subjects. */
  isBatch?: boolean
  /** Who may see the page; of a family, who may see any of its variants. */
  access?: Access
  /** Who may see which variant of the family; those that everyone may see are left out. */
  variantAccess?: Record<number, Access>
}

/** The breadcrumb of a route, without its end: the title of the page. */
export type Breadcrumb<Path extends string = string> = {
  /**
   * The entries above the page, outermost first: the groups of its menu entry; of a consulta the catalogue, and the family
   * if that has more than one variant; of a page that no menu names, the page below whose path it lies.
   */
  trail: Crumb<Path>[]
  /** A menu entry of the page hides the breadcrumb. */
  isHide?: true
}

/** Breadcrumbs by the pattern of their route. A page that stands below Home alone has none. */
export type Breadcrumbs<Pattern extends string = string, Path extends string = string> = Partial<
  Record<Pattern, Breadcrumb<Path>>
>

export type Redirect = { layout: Layout; from: string; to: string }

/** A variant with all that it inherits. */
export type ConsultaDefinition<Path extends string = string> = {
  /** Family and number, as in `cpf/7`; called `consultaId` where something else refers to it. */
  id: string
  family: string
  variant: number
  path: Path
  title: string
  /** What it is called where its family does not stand beside it, if another variant has its title. */
  name?: string
  description?: string
  icon?: string
  /** Who may see it. */
  access?: Access
  /** Whoever asks says what for. */
  purpose?: 'required'
  fields: Field[]
  /** Names of fields of which at least one must be filled in. */
  requireOneOf?: string[]
  /** Where and how fast a whole list of subjects is asked. */
  batch?: Batch & { path: Path }
  request?: Request
  /** Values that the contract does not require, since another consulta of the same operation has none of them. */
  optional?: string[]
  summary?: Summary
  result: Block[]
  /** What matters first in an answer, in its order. */
  findings?: Finding[]
  example: Json
  examples: ConditionalExample[]
}

/** A family's variants by number. */
export type ConsultaFamily<Path extends string = string> = {
  family: string
  title: string
  variants: Record<number, ConsultaDefinition<Path>>
}

type LoadFamily<Path extends string> = () => Promise<{ default: ConsultaFamily<Path> }>

/** A module with those variants of a family that the same users may see. */
export type FamilyPart<Path extends string = string> = { access?: Access; load: LoadFamily<Path> }

/** What loads a family's definitions: one module, or, where not everyone may see all of them, its parts. */
export type FamilyLoader<Path extends string = string> = LoadFamily<Path> | FamilyPart<Path>[]

/** A row of the catalogue: what a list of consultas shows, without the definition. */
export type CatalogueVariant<Path extends string = string> = {
  id: string
  variant: number
  path: Path
  title: string
  /** What it is called where its family does not stand beside it, if another variant has its title. */
  name?: string
  description?: string
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

/** A consulta, or a dossiê, that a value can be looked up with. */
export type Lead<Path extends string = string> = {
  /** Its `consultaId`, as `cpf/3`; of a dossiê its name. */
  id: string
  path: Path
  title: string
  /** The field of its form that takes the value. */
  field: string
  /** Labels of what else its form needs; absent where the value is enough. */
  needs?: string[]
  access?: Access
}

/** The consultas of a family that take a kind of value. */
export type LeadGroup<Path extends string = string> = {
  family: string
  title: string
  leads: Lead<Path>[]
}

/** Where values lead, by their kind: consultas by family, in the catalogue's order, and dossiês. */
export type Leads<Path extends string = string> = Partial<
  Record<LeadKind, { families: LeadGroup<Path>[]; dossies: Lead<Path>[] }>
>

/** A consulta of a dossiê. `with` has a template for each field that it fills in: `{cpf}`, `{parts.empresas.cnpj}`. */
export type DossiePart = {
  /** Unique in its dossiê. */
  name: string
  family: string
  variant: number
  title: string
  with: Record<string, string>
  /** Names of the parts whose answers `with` reads. */
  after: string[]
  /** Who may see the part's consulta. */
  access?: Access
}

export type DossieDefinition<Path extends string = string> = Pick<
  DossieFile,
  'dossie' | 'title' | 'description' | 'icon' | 'fields' | 'requireOneOf'
> & {
  path: Path
  access?: Access
  /** A part's consulta demands to know what for. */
  purpose?: 'required'
  parts: DossiePart[]
  batch?: Batch & { path: Path }
}

/** A dossiê in a list, without its definition. */
export type DossieEntry<Path extends string = string> = {
  dossie: string
  title: string
  description?: string
  icon?: string
  path: Path
  /** How many consultas it makes. */
  parts: number
  batch?: Path
  access?: Access
}

export type Sources = { mode: 'demo' | 'live'; sources: Record<string, Source> }

/** An origin that the browser connects to; `env` is the build's variable that puts another URL in its place. */
export type Connection = { origin: string; env?: string }

/**
 * The content security policy, as far as the manifest decides it. Beside its directives a build connects to the sources
 * that are live in it, by name, and to the provider where that one keeps the accounts.
 */
export type ContentSecurityPolicy = {
  directives: Record<string, string[]>
  mode: Sources['mode']
  sources: Record<string, Connection & { mode?: Sources['mode'] }>
  provider: Auth['provider']
  providerOrigins: Connection[]
}
