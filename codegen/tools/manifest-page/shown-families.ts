import type { ShownFamily } from '../../../manifest/contract/manifest-page.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { Model } from '../../resolve/model.ts'
import { shownVariant } from './shown-variant.ts'

/** The families in the catalogue's order, each part of a variant with the place that it came from. */
export function shownFamilies(model: Model, manifest: CheckedManifest): ShownFamily[] {
  return model.families.flatMap(({ family, title, description, icon, group, path, variants }) => {
    const expanded = manifest.families.find(({ file }) => file.consulta === family)
    if (!expanded) return []
    const { document } = expanded
    return [
      {
        family,
        title,
        ...(description !== undefined && { description }),
        ...(icon !== undefined && { icon }),
        ...(group !== undefined && { group }),
        path,
        position: document.formatPosition(['consulta'], 'key'),
        variants: variants.flatMap((definition) => {
          const own = expanded.variants.find(({ number }) => number === definition.variant)
          return own ? [shownVariant(document, definition, own)] : []
        }),
      },
    ]
  })
}
