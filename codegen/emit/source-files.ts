import type { Model } from '../compile/resolve/model.ts'
import {
  emitApp,
  emitAuth,
  emitCases,
  emitChangelog,
  emitCredits,
  emitCsp,
  emitFaq,
  emitLocale,
  emitPricing,
  emitPurposes,
  emitSources,
  emitUsage,
} from './app.ts'
import { emitBrand, emitChartColors, emitLoginArt } from './brand.ts'
import {
  emitCast,
  emitCastNames,
  emitCatalogue,
  emitFamilyOrder,
  emitLeads,
  emitSearchWords,
} from './catalogue.ts'
import { emitConsultas } from './consultas.ts'
import { emitDossies } from './dossies.ts'
import { emitCatalogueIcons, emitIcons, emitKindIcons } from './icons.ts'
import { emitBottomBar, emitSidebar, emitTopMenu, emitUserMenu } from './menus.ts'
import { emitPages, emitPaths, emitPublicPages } from './paths.ts'
import { emitProductControls, emitProductTexts, emitProductViews } from './product.ts'
import { emitBreadcrumbs, emitPublicRoutes, emitRedirects, emitRoutes } from './routes.ts'
import type { SourceFile } from './source-file.ts'

const emitters: ((model: Model) => SourceFile)[] = [
  emitApp,
  emitAuth,
  emitLocale,
  emitBrand,
  emitChartColors,
  emitLoginArt,
  emitPurposes,
  emitCases,
  emitCredits,
  emitUsage,
  emitPaths,
  emitRoutes,
  emitBreadcrumbs,
  emitPublicRoutes,
  emitRedirects,
  emitPages,
  emitPublicPages,
  emitSidebar,
  emitTopMenu,
  emitUserMenu,
  emitBottomBar,
  emitIcons,
  emitCatalogueIcons,
  emitKindIcons,
  emitCatalogue,
  emitFamilyOrder,
  emitLeads,
  emitSearchWords,
  emitSources,
  emitPricing,
  emitFaq,
  emitChangelog,
  emitCsp,
  emitCast,
  emitCastNames,
  emitProductControls,
  emitProductViews,
  emitProductTexts,
]

/**
 * Returns the TypeScript files of a model before they are printed. A generator: the print worker prints a file while
 * the next one is made.
 */
export function* listSourceFiles(model: Model): Generator<SourceFile> {
  for (const emitter of emitters) yield emitter(model)
  yield* emitConsultas(model)
  yield* emitDossies(model)
}
