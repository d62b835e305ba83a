import type { Model } from '../resolve/model.ts'
import { emitApp } from './app.ts'
import { emitAuth } from './auth.ts'
import { emitBreadcrumbs } from './breadcrumbs.ts'
import { emitCatalogue } from './catalogue.ts'
import { emitConsultas } from './consultas.ts'
import { emitChangelog, emitFaq, emitPricing } from './content.ts'
import { emitContracts } from './contracts.ts'
import { emitCsp } from './csp.ts'
import { emitDossies } from './dossies.ts'
import { emitCatalogueIcons, emitIcons } from './icons.ts'
import { emitLeads } from './leads.ts'
import { emitBottomBar, emitSidebar, emitTopMenu, emitUserMenu } from './menus.ts'
import { emitPages, emitPublicPages } from './pages.ts'
import { emitPaths } from './paths.ts'
import { startPrinter } from './printer.ts'
import { emitPurposes } from './purposes.ts'
import { emitPublicRoutes, emitRedirects, emitRoutes } from './routes.ts'
import { emitSchemas } from './schemas.ts'
import { emitSearchWords } from './search-words.ts'
import type { SourceFile } from './source-file.ts'
import { emitSources } from './sources.ts'
import type { VirtualFile } from './virtual-file.ts'

const emitters: ((model: Model) => SourceFile)[] = [
  emitApp,
  emitAuth,
  emitPurposes,
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
]

/** Every file that a manifest yields. */
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
