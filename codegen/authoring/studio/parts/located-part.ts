import { batchPath } from '../../../../manifest/contract/consulta-paths.ts'
import type { EntryPath, Place, Texts } from '../../../../manifest/contract/studio.ts'
import { listPartActions, type PartAction, readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { YamlPath } from '../../../compile/read/manifest-document.ts'
import { type DeclaredPath, listDeclaredPaths } from '../../rename/declared-paths.ts'
import {
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from '../studio-context.ts'

/**
 * Returns the text of a part's file.
 *
 * @throws StudioError if there is no such file, or if parts of this kind do not have the action.
 */
export function requirePart(context: StudioContext, drafts: Texts, place: Place, action: PartAction): string {
  requireManifestFile(context.folders.manifestDir, place.file)
  const text = readText(readManifestFiles(context, drafts), place.file)
  if (text === undefined) throw new StudioError(`O arquivo ${place.file} não existe`)
  if (!listPartActions(place).includes(action))
    throw new StudioError('O estúdio não faz isso com esta parte: mude-a no YAML')
  return text
}

/** Converts a path of a document to one of the contract. */
export const toEntryPath = (path: YamlPath): EntryPath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)))

/** Returns the path that a route, a family, a dossiê or a variant declares. */
export function findDeclaredPath(manifest: ExpandedManifest, place: Place): DeclaredPath | undefined {
  const { file, path } = place
  if (readPartKind(place) === 'variant') return findVariantPath(manifest, place)
  const at = [...path, 'path'].join('/')
  return listDeclaredPaths(manifest).find(
    (declared) => declared.document.name === file && declared.at.join('/') === at,
  )
}

function findVariantPath({ families }: ExpandedManifest, { file, path }: Place): DeclaredPath | undefined {
  const family = families.find(({ document }) => document.name === file)
  const variant = family?.variants.find(({ number }) => String(number) === String(path[1]))
  if (!family || !variant) return undefined
  const published = variant.batch ? [variant.path, batchPath(variant.path)] : [variant.path]
  return { document: family.document, at: path, path: variant.path, layout: 'app', published }
}
