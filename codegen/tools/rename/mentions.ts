import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { ManifestDocument, YamlPath } from '../../read/manifest-document.ts'

/** Places of texts that speak of a path without leading there, such as an answer of the knowledge base. */
export function findMentions(
  manifest: CheckedManifest,
  path: string,
  rewritten: ReadonlySet<string>,
): string[] {
  const { app, menu, routes, consultas, dossies, faq, changelog, pricing } = manifest
  const files = [app, menu, faq, changelog, pricing, ...routes, ...consultas, ...dossies]
  const word = new RegExp(`(?<![\\w/.:-])${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
  return files
    .flatMap((file) => (file ? listTexts(file.document) : []))
    .filter(({ text }) => word.test(text))
    .map(({ document, at }) => document.formatPosition(at, 'value'))
    .filter((place) => !rewritten.has(place))
}

type LocatedText = { document: ManifestDocument; at: YamlPath; text: string }

const listTexts = (document: ManifestDocument, value = document.value, at: YamlPath = []): LocatedText[] => {
  if (typeof value === 'string') return [{ document, at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    listTexts(document, child, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}
