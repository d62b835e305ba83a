import type { Access } from '../../../manifest/contract/access.ts'
import type { CastData, CastName } from '../../../manifest/contract/cast/cast-data.ts'
import type { LocaleSettings } from '../../../manifest/contract/locale.ts'
import type {
  App,
  Auth,
  BottomBarEntry,
  Breadcrumbs,
  CatalogueFamily,
  ConsultaDefinition,
  ContentSecurityPolicy,
  CreditSettings,
  DossieDefinition,
  DossieEntry,
  Leads,
  MenuEntry,
  Redirect,
  RouteData,
  UserMenuEntry,
} from '../../../manifest/contract/resolved.ts'
import type { Cases, Reporting } from '../../../manifest/schema/app.ts'
import type { Changelog, Faq, Pricing } from '../../../manifest/schema/content.ts'
import type { SourcesFile } from '../../../manifest/schema/sources.ts'
import type { SupplierRequest } from '../../../manifest/schema/supplier-request.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import type { UsageSettings } from '../../../manifest/schema/usage.ts'

import type { ResolvedBrand } from './resolve-brand.ts'

/**
 * The parts of a definition that emitted code refers to in a family's `defaults`, all of its findings included. Short parts, such as
 * the cost, are written out in each variant.
 */
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
  /** The path of variant 1. Variant n is at `<path>/n`. */
  path: string
  defaults: FamilyDefaults
  /** Sorted by number, with `defaults` applied. An inherited value is the same object as in `defaults`. */
  variants: ConsultaDefinition[]
}

/** Variants of a family that the same users may open, and the name of the module that contains them. */
export type FamilyModule = { name: string; access?: Access; variants: ConsultaDefinition[] }

/** Whom the gateway asks. No emitter reads it: the app gets nothing of it. */
export type ModelSuppliers = {
  byName: Record<string, Supplier>
  /** By the id of a consulta. */
  requests: Record<string, SupplierRequest>
}

/** The resolved manifest, which emitters read. */
export type Model = BaseModel & {
  /** Families and dossiês as lists show them. */
  catalogue: CatalogueFamily[]
  dossieList: DossieEntry[]
  /** By the id of a consulta. A text is the id of a consulta with the same words. */
  searchWords: Record<string, string[] | string>
  contentSecurityPolicy: ContentSecurityPolicy
  /** The modules of each family. The first has the variants that every user may open. */
  familyModules: Record<string, FamilyModule[]>
}

/** The parts of the model that do not follow from others. */
export type BaseModel = {
  app: App
  locale: LocaleSettings
  brand: ResolvedBrand
  auth: Auth
  /** The purposes that a user chooses from. */
  purposes: string[]
  cases: Cases
  /** Absent if the manifest names no page of credits. */
  credits?: CreditSettings | undefined
  reporting?: Reporting | undefined
  /** Absent if no source tells the use of a team. */
  usage?: UsageSettings | undefined
  sidebar: MenuEntry[]
  topMenu: MenuEntry[]
  userMenu: UserMenuEntry[]
  bottomBar: BottomBarEntry[]
  /** Sorted by rank. */
  routes: RouteData[]
  breadcrumbs: Breadcrumbs
  redirects: Redirect[]
  /** Sorted by name. The app sorts them by `familyOrder`. */
  families: ModelFamily[]
  /** The `order` of the families that have one, by name. */
  familyOrder: Record<string, number>
  /** Sorted by `order`, then by name. */
  dossies: DossieDefinition[]
  leads: Leads
  sources: SourcesFile
  suppliers: ModelSuppliers
  pricing: Pricing
  faq: Faq
  changelog: Changelog
  /** The people and things of the demonstration. */
  cast: CastData
  /** People and companies, for pages that show no other fact. */
  castNames: Record<string, CastName>
  /** Icon names in menus, sorted. */
  menuIcons: string[]
  /** Icon names in consultas and content, sorted. */
  catalogueIcons: string[]
}
