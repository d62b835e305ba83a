import { checks as allChecks } from './compile/check/all.ts'
import type { Check } from './compile/check/check.ts'
import { pageFile } from './compile/check/pages.ts'
import {
  type CheckedManifest,
  type ExpandedManifest,
  expandManifest,
} from './compile/expand/expand-manifest.ts'
import { parseManifest } from './compile/parse/parse-manifest.ts'
import type { ManifestDocument } from './compile/read/manifest-document.ts'
import type { ManifestFiles } from './compile/read/manifest-files.ts'
import { readManifest } from './compile/read/read-manifest.ts'
import type { Model } from './compile/resolve/model.ts'
import { resolveModel } from './compile/resolve/resolve-model.ts'
import { removeConsequences } from './diagnostics/consequences.ts'
import { type Diagnostic, sortDiagnostics } from './diagnostics/diagnostic.ts'
import type { PrintedFiles } from './emit/emit.ts'
import { startPrinter } from './emit/printer.ts'
import type { VirtualFile } from './emit/virtual-file.ts'

export type ManifestOptions = {
  /** The folder of the YAML files. Absolute. */
  manifestDir: string
  /** The pages folder: `src`, unless `--pages` names another. Absolute. */
  pagesDir: string
  /** Paths in messages are relative to this folder. */
  cwd: string
  /** Reads the YAML files; by default from `manifestDir`. */
  manifestFiles?: ManifestFiles
  /** The checks to run; by default all of them. */
  checks?: Check[]
}

export type GenerateOptions = ManifestOptions & { earlier?: PrintedFiles | undefined }

/** The result of a valid manifest. `diagnostics` has only warnings. */
export type ValidModel = {
  ok: true
  model: Model
  manifest: CheckedManifest
  documents: ManifestDocument[]
  diagnostics: Diagnostic[]
}

type Invalid = { ok: false; diagnostics: Diagnostic[] }

/** `diagnostics` are sorted by position. */
export type BuiltModel = ValidModel | Invalid

/** `pageFiles` are the absolute paths of the pages that were read. `diagnostics` of a valid manifest has only warnings. */
export type Generated =
  | { ok: true; files: VirtualFile[]; pageFiles: string[]; diagnostics: Diagnostic[] }
  | Invalid

/** Generates the files of a manifest, or returns all of its diagnostics. */
export async function generate(options: GenerateOptions): Promise<Generated> {
  // Starts the worker: it loads ts-morph while the manifest is read.
  startPrinter()
  const built = buildModel(options)
  if (!built.ok) return built
  // Emitters load only if the manifest is valid.
  const { emit } = await import('./emit/emit.ts')
  const files = await emit(built.model, options.earlier)
  return { ok: true, files, pageFiles: listPageFiles(built.model, options), diagnostics: built.diagnostics }
}

/** Runs the stages up to the model. One run reports the diagnostics of all stages. */
export function buildModel({
  manifestDir,
  pagesDir,
  cwd,
  manifestFiles,
  checks = allChecks,
}: ManifestOptions): BuiltModel {
  const readResult = readManifest(manifestDir, cwd, manifestFiles)
  const parsed = parseManifest(readResult)
  const manifest = expandManifest(parsed.manifest)
  const checkDiagnostics = checks.flatMap((check) => check(manifest, { pagesDir }))
  const found = [...readResult.diagnostics, ...parsed.diagnostics, ...checkDiagnostics]
  const diagnostics = sortDiagnostics(removeConsequences(found))
  if (!isValid(manifest, diagnostics)) return { ok: false, diagnostics }
  return { ok: true, model: resolveModel(manifest), manifest, documents: readResult.documents, diagnostics }
}

const isValid = (manifest: ExpandedManifest, diagnostics: Diagnostic[]): manifest is CheckedManifest =>
  manifest.app !== undefined &&
  manifest.menu !== undefined &&
  diagnostics.every(({ severity }) => severity !== 'error')

const listPageFiles = ({ routes }: Model, { pagesDir }: ManifestOptions) =>
  [...new Set(routes.map(({ page }) => pageFile(page, pagesDir)))].filter((file) => file !== undefined)
