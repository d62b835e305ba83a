import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'

/** Finds texts that mention a path without linking to it, such as an answer of the knowledge base. */
export function findMentions(
  manifest: ExpandedManifest,
  path: string,
  rewritten: ReadonlySet<string>,
): string[] {
  return findMentioningTexts(manifest, path)
    .map(({ document, at }) => document.formatPosition(at, 'value'))
    .filter((place) => !rewritten.has(place))
}

export function findMentioningTexts(manifest: ExpandedManifest, path: string): LocatedText[] {
  const { app, menu, routes, consultas, dossies, faq, changelog, pricing } = manifest
  const files = [app, menu, faq, changelog, pricing, ...routes, ...consultas, ...dossies]
  const word = new RegExp(`(?<![\\w/.:-])${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
  return files.flatMap((file) => (file ? listTexts(file.document) : [])).filter(({ text }) => word.test(text))
}

export type LocatedText = { document: ManifestDocument; at: YamlPath; text: string }

export const listTexts = (
  document: ManifestDocument,
  value = document.value,
  at: YamlPath = [],
): LocatedText[] => {
  if (typeof value === 'string') return [{ document, at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    listTexts(document, child, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}
