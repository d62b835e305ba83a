import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hintOf, suggest } from '../../diagnostics/suggest.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import type { ParsedManifest } from '../parse/parse-manifest.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

const library = dirname(dirname(createRequire(import.meta.url).resolve('react-icons/lib')))

const folders = readdirSync(library).filter((folder) => folder !== 'lib')

const namesBySet = new Map<string, Set<string>>()

/** Reads the names from the text of the declarations: running the module would load a megabyte. */
function readIconNames(set: string): Set<string> {
  const cached = namesBySet.get(set)
  if (cached) return cached
  const text = readFileSync(join(library, set, 'index.d.ts'), 'utf8')
  const read = new Set(Array.from(text.matchAll(/declare const (\w+): IconType/g), ([, name]) => name ?? ''))
  namesBySet.set(set, read)
  return read
}

/** Returns the sets of an icon's prefix: `FaX` may be in `fa` or `fa6`. */
function listCandidateSets(icon: string): string[] {
  const prefix = /^[A-Z][a-z]+/.exec(icon)?.[0].toLowerCase()
  if (prefix === undefined) return []
  return folders.filter((folder) => folder.replace(/\d+$/, '') === prefix)
}

/**
 * Returns the react-icons module that exports an icon, such as `lu` for `LuSearch`; `undefined` if there is
 * none.
 */
export function findIconSet(icon: string): string | undefined {
  return listCandidateSets(icon).find((set) => readIconNames(set).has(icon))
}

/** Returns candidates for the suggestion of an unknown icon. */
function listSimilarIcons(icon: string): string[] {
  return listCandidateSets(icon).flatMap((set) => [...readIconNames(set)])
}

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
    const hint = meant ? hintOf(meant) : undefined
    return [document.report('unknown-icon', at, 'value', `O ícone ${icon} não existe`, hint)]
  })
