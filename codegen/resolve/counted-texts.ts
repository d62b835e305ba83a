import type { ManifestSet } from '../parse/manifest-set.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { ExpandedFamily } from './expand-family.ts'

/** A text that may say how many modules or consultas there are, and where it is written. */
type CountedText = { document: ManifestDocument; at: YamlPath; text: string; family?: ExpandedFamily }

/** Every text of a value, with its path. */
function listManifestTexts(value: unknown, at: YamlPath = []): { at: YamlPath; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listManifestTexts(part, [...at, key]))
}

/** The titles and descriptions among the parts of a file. */
const listHeadings = (part: { title?: string | undefined; description?: string | undefined }, at: YamlPath) =>
  listManifestTexts({ title: part.title, description: part.description }, at)

function listFamilyTexts(family: ExpandedFamily): CountedText[] {
  const { document, file, variants } = family
  return [
    ...listHeadings(file, []),
    ...variants.flatMap(({ number, variant }) => listHeadings(variant, ['variants', String(number)])),
  ].map((text) => ({ ...text, document, family }))
}

/** The titles and descriptions of pages, consultas and dossiês, and all that the content pages say. Menus are not among them. */
export function listCountedTexts(manifest: ManifestSet & { families: ExpandedFamily[] }): CountedText[] {
  const { app, pricing, faq, changelog, routes, families, dossies } = manifest
  const content = [pricing, faq, changelog].flatMap((file) =>
    file ? listManifestTexts(file.value).map((text) => ({ ...text, document: file.document })) : [],
  )
  const pages = routes.flatMap(({ document, value }) =>
    value.routes.flatMap((route, index) =>
      listHeadings(route, ['routes', index]).map((text) => ({ ...text, document })),
    ),
  )
  const inDossies = dossies.flatMap(({ document, value }) =>
    listHeadings(value, []).map((text) => ({ ...text, document })),
  )
  const product = app ? listHeadings(app.value, []).map((text) => ({ ...text, document: app.document })) : []
  return [...product, ...content, ...pages, ...families.flatMap(listFamilyTexts), ...inDossies]
}
