import type { Model } from '../resolve/model.ts'
import {
  emitApp,
  emitAuth,
  emitCases,
  emitChangelog,
  emitCredits,
  emitFaq,
  emitPricing,
  emitPurposes,
  emitSources,
} from './app.ts'
import { emitCast } from './cast.ts'
import { emitCatalogue, emitLeads, emitSearchWords } from './catalogue.ts'
import { emitConsultas } from './consultas.ts'
import { emitContracts } from './contracts.ts'
import { emitCsp } from './csp.ts'
import { emitDossies } from './dossies.ts'
import { emitCatalogueIcons, emitIcons } from './icons.ts'
import { emitBottomBar, emitSidebar, emitTopMenu, emitUserMenu } from './menus.ts'
import { emitPages, emitPaths, emitPublicPages } from './paths.ts'
import { startPrinter } from './printer.ts'
import { emitBreadcrumbs, emitPublicRoutes, emitRedirects, emitRoutes } from './routes.ts'
import { emitSchemas } from './schemas.ts'
import type { SourceFile } from './source-file.ts'
import type { VirtualFile } from './virtual-file.ts'

const emitters: ((model: Model) => SourceFile)[] = [
  emitApp,
  emitAuth,
  emitPurposes,
  emitCases,
  emitCredits,
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
  emitCatalogue,
  emitLeads,
  emitSearchWords,
  emitSources,
  emitPricing,
  emitFaq,
  emitChangelog,
  emitCsp,
  emitCast,
]

/** Returns all files that codegen makes of a model. */
export async function emit(model: Model): Promise<VirtualFile[]> {
  const { print } = startPrinter()
  const printed = [
    ...emitters.map((emitter) => print(emitter(model))),
    ...emitConsultas(model).map(print),
    ...emitDossies(model).map(print),
  ]
  const data = [...emitContracts(model), ...emitSchemas(model)]
  return [...(await Promise.all(printed)), ...data]
}
