import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { productCounts } from '../expand/counts.ts'
import type { ExpandedFamily } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { hasBroken } from '../read/read-manifest.ts'
import type { Check } from './check.ts'

const units = 'zero um dois três quatro cinco seis sete oito nove'.split(' ')
const teens = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ')

const upToThirty = [...units, ...teens, 'vinte', ...units.slice(1).map((unit) => `vinte e ${unit}`), 'trinta']

const values = new Map(upToThirty.map((word, value) => [word, value]))

/** Feminine forms and second spellings. */
const spelling: Record<string, string> = { uma: 'um', duas: 'dois', quatorze: 'catorze' }

const words = [...values.keys(), ...Object.keys(spelling), 'vinte e uma', 'vinte e duas']

/** Matches a number in digits, or in words up to thirty. Longer words come first. */
const numberPattern = [...words.toSorted((one, other) => other.length - one.length), '\\d+'].join('|')

/** Parses a match of `numberPattern`. */
function parseNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const word = text.toLowerCase().replace(/uma$|duas$|^quatorze$/, (part) => spelling[part] ?? part)
  return values.get(word)
}

/** Words beside numbers that are limits of a batch, a plan or a day, and not counts. */
const notPrecededBy = '(?<!(?:até|cada|por|últim[oa]s|mais de|menos de) )'
const notFollowedBy = '(?! (?:por|ao|à|em lote|mensais|diárias|grátis|gratuitas|simultâneas))'

/** Matches "Doze consultas" and "12 famílias". A family may follow: "doze consultas de CPF". */
const claimPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${notPrecededBy}(${numberPattern}) (famílias|módulos|consultas|variantes|dossiês)(?![\\p{L}\\p{N}])${notFollowedBy}(?: de (\\p{L}+))?`,
  'giu',
)

function countClaimed(
  noun: string,
  countedFamily: ExpandedFamily | undefined,
  manifest: ExpandedManifest,
): number {
  const { familias, consultas, dossies } = productCounts(manifest)
  if (noun === 'dossiês') return dossies
  if (noun === 'famílias' || noun === 'módulos') return familias
  return countedFamily ? countedFamily.variants.length : consultas
}

/** Warns about each text with a wrong number of families, modules, consultas, variants or dossiês. */
export const checkCounts: Check = (manifest) => {
  const { families, broken } = manifest
  if (hasBroken(broken, 'consultas/') || hasBroken(broken, 'dossies/')) return []
  const findFamily = (word: string | undefined) =>
    families.find(({ file }) => file.title.toLowerCase() === word?.toLowerCase())
  const inText = (document: ManifestDocument, at: YamlPath, text: string, family?: ExpandedFamily) =>
    [...text.matchAll(claimPattern)].flatMap(([claim, number = '', noun = '', word]): Diagnostic[] => {
      const countedFamily = findFamily(word) ?? family
      const claimedCount = parseNumber(number)
      const count = countClaimed(noun.toLowerCase(), countedFamily, manifest)
      if (claimedCount === undefined || claimedCount === count) return []
      const message = `O texto diz "${claim}", e são ${count}`
      const hint =
        countedFamily === family
          ? `escreva {${choosePlaceholder(noun.toLowerCase(), family)}} no lugar do número`
          : undefined
      return [document.report('count-mismatch', at, 'value', message, hint)]
    })
  return listCountedTexts(manifest).flatMap(({ document, at, text, family }) =>
    inText(document, at, text, family),
  )
}

const choosePlaceholder = (noun: string, family: ExpandedFamily | undefined) => {
  if (noun === 'famílias') return 'familias'
  if (noun === 'módulos') return 'modulos'
  if (noun === 'dossiês') return 'dossies'
  return family ? 'variantes' : 'consultas'
}

/** A text that may name a count, with its position. */
type CountedText = { document: ManifestDocument; at: YamlPath; text: string; family?: ExpandedFamily }

function listManifestTexts(value: unknown, at: YamlPath = []): { at: YamlPath; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listManifestTexts(part, [...at, key]))
}

const listHeadings = (part: { title?: string | undefined; description?: string | undefined }, at: YamlPath) =>
  listManifestTexts({ title: part.title, description: part.description }, at)

function listFamilyTexts(family: ExpandedFamily): CountedText[] {
  const { document, file, variants } = family
  return [
    ...listHeadings(file, []),
    ...variants.flatMap(({ number, written }) => listHeadings(written, ['variants', String(number)])),
  ].map((text) => ({ ...text, document, family }))
}

/** Returns titles and descriptions of pages, consultas and dossiês, and every text of the content pages. Menus are left out. */
function listCountedTexts(manifest: ExpandedManifest): CountedText[] {
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
