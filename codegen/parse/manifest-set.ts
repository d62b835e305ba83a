import type { AppFile } from '../../manifest/schema/app.ts'
import type { ConsultaFile } from '../../manifest/schema/consulta.ts'
import type { Changelog, Faq, Pricing } from '../../manifest/schema/content.ts'
import type { DossieFile } from '../../manifest/schema/dossie.ts'
import { type FileKind, fileKinds } from '../../manifest/schema/files.ts'
import type { MenuFile } from '../../manifest/schema/menu.ts'
import type { RoutesFile } from '../../manifest/schema/routes.ts'
import type { SourcesFile } from '../../manifest/schema/sources.ts'
import type { ParsedFile } from './parse-document.ts'

/** The files of a manifest that follow their grammar, by kind. A missing or broken file is left out. */
export type ManifestSet = {
  app?: ParsedFile<AppFile>
  menu?: ParsedFile<MenuFile>
  sources?: ParsedFile<SourcesFile>
  pricing?: ParsedFile<Pricing>
  faq?: ParsedFile<Faq>
  changelog?: ParsedFile<Changelog>
  routes: ParsedFile<RoutesFile>[]
  consultas: ParsedFile<ConsultaFile>[]
  dossies: ParsedFile<DossieFile>[]
  /** Kinds of which some file is broken: a check that needs all of a kind stays silent when it is here. */
  broken: Set<FileKind>
}

/** Sorts parsed files into a set. Each was checked against the schema of its kind, so that the types hold. */
export function manifestSet(files: ParsedFile[], broken: Set<FileKind>): ManifestSet {
  const filterByKind = <Value>(kind: FileKind) =>
    files.filter(({ document }) => document.kind === kind) as ParsedFile<Value>[]
  const findSingle = <Value>(kind: FileKind) => filterByKind<Value>(kind)[0]
  const optional = {
    app: findSingle<AppFile>('app.yaml'),
    menu: findSingle<MenuFile>('menu.yaml'),
    sources: findSingle<SourcesFile>('sources.yaml'),
    pricing: findSingle<Pricing>('content/pricing.yaml'),
    faq: findSingle<Faq>('content/faq.yaml'),
    changelog: findSingle<Changelog>('content/changelog.yaml'),
  }
  const present = Object.fromEntries(Object.entries(optional).filter(([, file]) => file !== undefined))
  return {
    ...present,
    routes: filterByKind('routes/'),
    consultas: filterByKind('consultas/'),
    dossies: filterByKind('dossies/'),
    broken,
  }
}

/** The content of optional files that are missing. */
export const defaultContent = {
  sources: fileKinds['sources.yaml'].parse({}),
  pricing: fileKinds['content/pricing.yaml'].parse({ plans: [] }),
  faq: fileKinds['content/faq.yaml'].parse({ sections: [] }),
  changelog: fileKinds['content/changelog.yaml'].parse({ releases: [] }),
}
