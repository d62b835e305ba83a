import type { AppFile } from '../../../manifest/schema/app.ts'
import type { BrandFile } from '../../../manifest/schema/brand.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { ConsultaFile } from '../../../manifest/schema/consulta.ts'
import type { Changelog, Faq, Pricing } from '../../../manifest/schema/content.ts'
import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import { type FileKind, schemaByKind } from '../../../manifest/schema/files.ts'
import type { MenuFile } from '../../../manifest/schema/menu.ts'
import type { RoutesFile } from '../../../manifest/schema/routes.ts'
import type { SourcesFile } from '../../../manifest/schema/sources.ts'
import type { SuppliersFile } from '../../../manifest/schema/suppliers.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BrandFiles, BrokenFile, ReadManifest } from '../read/read-manifest.ts'
import { type ParsedFile, parseDocument } from './parse-document.ts'

/** The files of a manifest that follow the grammar, by kind. Missing and broken files are left out. */
export type ParsedManifest = {
  app?: ParsedFile<AppFile>
  brand?: ParsedFile<BrandFile>
  menu?: ParsedFile<MenuFile>
  sources?: ParsedFile<SourcesFile>
  suppliers?: ParsedFile<SuppliersFile>
  pricing?: ParsedFile<Pricing>
  faq?: ParsedFile<Faq>
  changelog?: ParsedFile<Changelog>
  cast?: ParsedFile<CastFile>
  routes: ParsedFile<RoutesFile>[]
  consultas: ParsedFile<ConsultaFile>[]
  dossies: ParsedFile<DossieFile>[]
  /** The declarations of a broken file are unknown, except those that can still be read. */
  broken: BrokenFile[]
  brandFiles: BrandFiles
}

/** Checks documents against the grammar. `broken` are the files that could not be read. */
export function parseManifest({
  documents,
  broken,
  brandFiles,
}: Pick<ReadManifest, 'documents' | 'broken' | 'brandFiles'>): {
  manifest: ParsedManifest
  diagnostics: Diagnostic[]
} {
  const files: ParsedFile[] = []
  const diagnostics: Diagnostic[][] = []
  const brokenFiles = [...broken]
  for (const document of documents) {
    const parsed = parseDocument(document)
    if (!Array.isArray(parsed)) files.push(parsed)
    else {
      diagnostics.push(parsed)
      const { kind, name, value, text } = document
      brokenFiles.push({ kind, name, value, text })
    }
  }
  return { manifest: { ...sortByKind(files, brokenFiles), brandFiles }, diagnostics: diagnostics.flat() }
}

/** Sorts files by kind. The casts are safe: each file follows the schema of its kind. */
function sortByKind(files: ParsedFile[], broken: BrokenFile[]): Omit<ParsedManifest, 'brandFiles'> {
  const filterByKind = <Value>(kind: FileKind) =>
    files.filter(({ document }) => document.kind === kind) as ParsedFile<Value>[]
  const findSingle = <Value>(kind: FileKind) => filterByKind<Value>(kind)[0]
  const optional = {
    app: findSingle<AppFile>('app.yaml'),
    brand: findSingle<BrandFile>('brand.yaml'),
    menu: findSingle<MenuFile>('menu.yaml'),
    sources: findSingle<SourcesFile>('sources.yaml'),
    suppliers: findSingle<SuppliersFile>('suppliers.yaml'),
    pricing: findSingle<Pricing>('content/pricing.yaml'),
    faq: findSingle<Faq>('content/faq.yaml'),
    changelog: findSingle<Changelog>('content/changelog.yaml'),
    cast: findSingle<CastFile>('demo/cast.yaml'),
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

/** The values of optional files that are missing. */
export const defaultContent = {
  brand: schemaByKind['brand.yaml'].parse({}),
  sources: schemaByKind['sources.yaml'].parse({}),
  pricing: schemaByKind['content/pricing.yaml'].parse({ plans: [] }),
  faq: schemaByKind['content/faq.yaml'].parse({ sections: [] }),
  changelog: schemaByKind['content/changelog.yaml'].parse({ releases: [] }),
}
