import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import type { ParsedManifest } from '../parse/parse-manifest.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'
import { findIconSet, listSimilarIcons } from './icon-sets.ts'

type NamedIcon = { icon: string | undefined; document: ManifestDocument; at: YamlPath }

function listIcons({ menu, consultas, dossies, faq }: ParsedManifest): NamedIcon[] {
  const inMenus = menu
    ? listMenuEntries(menu.value).map(({ entry, path }) => ({
        icon: entry.icon,
        document: menu.document,
        at: [...path, 'icon'],
      }))
    : []
  const inConsultas = consultas.flatMap(({ document, value }) => [
    { icon: value.icon, document, at: ['icon'] },
    ...Object.entries(value.variants).map(([number, { icon }]) => ({
      icon,
      document,
      at: ['variants', number, 'icon'],
    })),
  ])
  const inDossies = dossies.map(({ document, value: { icon } }) => ({ icon, document, at: ['icon'] }))
  const inFaq = faq
    ? faq.value.sections.map(({ icon }, index) => ({
        icon,
        document: faq.document,
        at: ['sections', index, 'icon'],
      }))
    : []
  return [...inMenus, ...inConsultas, ...inDossies, ...inFaq]
}

/** Checks that react-icons exports every icon. */
export const checkIcons: Check = (manifest) =>
  listIcons(manifest).flatMap(({ icon, document, at }): Diagnostic[] => {
    if (icon === undefined || findIconSet(icon) !== undefined) return []
    const meant = suggest(icon, listSimilarIcons(icon))
    const hint = meant ? `você quis dizer "${meant}"?` : undefined
    return [document.report('unknown-icon', at, 'value', `O ícone ${icon} não existe`, hint)]
  })
