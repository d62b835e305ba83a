/**
 * What codegen emits and the app interprets: the manifest with its paths joined, its variants expanded
 * and its menus linked. Emitted files end in `satisfies` one of these types.
 */
import type { AppFile, Preferences } from '../schema/app.ts'
import type { Batch, ConditionalExample, Json } from '../schema/consulta.ts'
import type { Field } from '../schema/field.ts'
import type { Tone } from '../schema/menu.ts'
import type { Request } from '../schema/request.ts'
import type { Block, Summary } from '../schema/result.ts'
import type { Source } from '../schema/sources.ts'

export type { Preferences }

export type App = Omit<AppFile, 'titles'> & {
  /** Document titles with `{product}` filled in; `{path}` is filled at run time. */
  titles: AppFile['titles']
}

export type Badge = { text: string; color?: Tone }

type MenuHeader = { header: string }

/** `id` is stable and unique in its menu: its place, as in `2.0.1`. */
export type MenuLink = { id: string; title: string; icon?: string; link: string; badge?: Badge }

export type MenuGroup = {
  id: string
  title: string
  icon?: string
  link?: string
  badge?: Badge
  isOpen: boolean
  children: (MenuLink | MenuGroup)[]
}

export type MenuEntry = MenuHeader | MenuLink | MenuGroup

export type UserMenuEntry = { title: string; icon?: string } & ({ link: string } | { action: 'logout' })

export type BottomBarEntry = {
  title: string
  icon?: string
  link: string
  badge?: Badge
  avatar: boolean
  dot?: string
}

/** What the breadcrumb shows on a path; `parent` is the menu title above a child entry. */
export type Breadcrumb = { title: string; parent?: string; isHide: boolean }

/** A route's own words: its heading and the line that explains it. `consulta` names the family that it shows. */
export type RouteInfo = { title: string; description?: string; consulta?: string; group?: string }

export type Layout = 'public' | 'app'

/** `load` imports the page. `consulta` names the family that the consulta page shows. */
export type RouteEntry<Page> = {
  path: string
  layout: Layout
  load: () => Promise<{ default: Page }>
  consulta?: string
}

export type Redirect = { layout: Layout; from: string; to: string }

export type ConsultaDefinition = {
  /** Family and number, as in `cpf/7`: the identity used by usage records. */
  id: string
  family: string
  variant: number
  path: string
  title: string
  description?: string
  icon?: string
  fields: Field[]
  /** Names of fields of which at least one must be filled in. */
  requireOneOf?: string[]
  /** Where and how fast a whole list of subjects is asked. */
  batch?: Batch & { path: string }
  request?: Request
  summary?: Summary
  result: Block[]
  example: Json
  examples: ConditionalExample[]
}

/** A family's variants by number. */
export type ConsultaFamily = { family: string; title: string; variants: Record<number, ConsultaDefinition> }

/** A row of the catalogue: what a list of consultas shows, without the definition. */
export type CatalogueVariant = {
  id: string
  variant: number
  path: string
  title: string
  description?: string
}

export type CatalogueFamily = {
  family: string
  title: string
  description?: string
  icon?: string
  group?: string
  variants: CatalogueVariant[]
}

export type Sources = { mode: 'demo' | 'live'; sources: Record<string, Source> }

/** Directives of the content security policy; hosts whose origin a build may override name the variable. */
export type ContentSecurityPolicy = {
  directives: Record<string, string[]>
  overrides: { env: string; origin: string }[]
}
