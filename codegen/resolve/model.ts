import type {
  App,
  Auth,
  BottomBarEntry,
  Breadcrumbs,
  ConsultaDefinition,
  DossieDefinition,
  Leads,
  MenuEntry,
  Redirect,
  RouteData,
  UserMenuEntry,
} from '../../manifest/contract/resolved.ts'
import type { Changelog, Faq, Pricing } from '../../manifest/schema/content.ts'
import type { SourcesFile } from '../../manifest/schema/sources.ts'

/** The parts of a definition that a family's `defaults` give, all of its findings included. */
export type FamilyDefaults = {
  [Key in
    | 'fields'
    | 'requireOneOf'
    | 'request'
    | 'summary'
    | 'result'
    | 'findings'
    | 'example'
    | 'examples']?: ConsultaDefinition[Key] | undefined
}

export type ModelFamily = {
  family: string
  title: string
  description?: string
  icon?: string
  group?: string
  /** Where variant 1 is; variant n is at `<path>/n`. */
  path: string
  defaults: FamilyDefaults
  /** By ascending number, `defaults` applied. */
  variants: ConsultaDefinition[]
}

/** The manifest with paths joined, variants expanded and order fixed: all that the emitters read. */
export type Model = {
  app: App
  auth: Auth
  /** What a user may say that a lookup is for. */
  purposes: string[]
  sidebar: MenuEntry[]
  topMenu: MenuEntry[]
  userMenu: UserMenuEntry[]
  bottomBar: BottomBarEntry[]
  /** In the order of their rank. */
  routes: RouteData[]
  breadcrumbs: Breadcrumbs
  redirects: Redirect[]
  families: ModelFamily[]
  /** By name. */
  dossies: DossieDefinition[]
  leads: Leads
  sources: SourcesFile
  pricing: Pricing
  faq: Faq
  changelog: Changelog
  /** Icon names in menus, sorted. */
  menuIcons: string[]
  /** Icon names in consultas and content, sorted. */
  catalogueIcons: string[]
}
