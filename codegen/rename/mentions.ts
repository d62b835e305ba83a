import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'

/** Places of texts that speak of a path without leading there, such as an answer of the knowledge base. */
export function mentionsOf(
  manifest: CheckedManifest,
  path: string,
  rewritten: ReadonlySet<string>,
): string[] {
  const { app, menu, routes, consultas, dossies, faq, changelog, pricing } = manifest
  const files = [app, menu, faq, changelog, pricing, ...routes, ...consultas, ...dossies]
  const word = new RegExp(`(?<![\\w/.:-])${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
  return files
    .flatMap((file) => (file ? textsIn(file.document) : []))
    .filter(({ text }) => word.test(text))
    .map(({ document, at }) => document.place(at, 'value'))
    .filter((place) => !rewritten.has(place))
}

type PlacedText = { document: ManifestDocument; at: Path; text: string }

const textsIn = (document: ManifestDocument, value = document.value, at: Path = []): PlacedText[] => {
  if (typeof value === 'string') return [{ document, at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(document, part, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}
