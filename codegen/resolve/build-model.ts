import type { FileKind } from '../../manifest/schema/files.ts'
import { checks as allChecks } from '../check/all.ts'
import type { Check } from '../check/check.ts'
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts'
import { manifestSet } from '../parse/manifest-set.ts'
import { type ParsedFile, parseDocument } from '../parse/parse-document.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import type { ManifestSource } from '../read/manifest-source.ts'
import { oncePer } from '../read/once-per.ts'
import { readManifest } from '../read/read-manifest.ts'
import { expandFamily } from './expand-family.ts'
import type { Model } from './model.ts'
import { type CheckedManifest, resolveModel } from './resolve-model.ts'
import { buildRouteTable } from './route-table.ts'

export type ManifestOptions = {
  /** Folder of the YAML files. Absolute. */
  manifestDir: string
  /** The pages folder: `src`, unless `--pages` names another. Absolute. */
  pagesDir: string
  /** What paths in messages are relative to. */
  cwd: string
  /** Where the YAML files come from; by default the manifest's folder. */
  source?: ManifestSource
  /** What is checked beside the grammar; by default everything. */
  checks?: Check[]
}

const expandOnce = oncePer(expandFamily)

/**
 * `manifest` is what the model was made from: its values still know their places in the `documents`. `diagnostics` are
 * warnings.
 */
export type ValidModel = {
  ok: true
  model: Model
  manifest: CheckedManifest
  documents: ManifestDocument[]
  diagnostics: Diagnostic[]
}

/** What became of a manifest. `diagnostics` are sorted by place. */
export type BuiltModel = ValidModel | { ok: false; diagnostics: Diagnostic[] }

/** Reads, parses, checks and resolves a manifest. All of its diagnostics are reported together. */
export function buildModel(options: ManifestOptions): BuiltModel {
  const { manifestDir, pagesDir, cwd, source, checks = allChecks } = options
  const { documents, broken, diagnostics: found } = readManifest(manifestDir, cwd, source)
  const files: ParsedFile[] = []
  const grammarDiagnostics: Diagnostic[][] = []
  const brokenKinds = new Set<FileKind>(broken)
  for (const document of documents) {
    const parsed = parseDocument(document)
    if (!Array.isArray(parsed)) files.push(parsed)
    else {
      grammarDiagnostics.push(parsed)
      brokenKinds.add(document.kind)
    }
  }
  const manifest = manifestSet(files, brokenKinds)
  const families = manifest.consultas.map(expandOnce)
  const resolved = { ...manifest, families, table: buildRouteTable(manifest, families) }
  const diagnostics = sortDiagnostics(
    [found, ...grammarDiagnostics, ...checks.map((check) => check(resolved, { pagesDir }))].flat(),
  )
  const { app, menu } = manifest
  const isInvalid = diagnostics.some(({ severity }) => severity === 'error')
  if (isInvalid || !app || !menu) return { ok: false, diagnostics }
  const checked = { ...resolved, app, menu }
  return { ok: true, model: resolveModel(checked), manifest: checked, documents, diagnostics }
}
