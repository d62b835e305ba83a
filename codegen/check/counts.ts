import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { listCountedTexts } from '../resolve/counted-texts.ts'
import { productCounts } from '../resolve/counts.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'
import type { Check, CheckInput } from './check.ts'
import { numberPattern, parseNumber } from './number-words.ts'

/** Numbers that limit or measure something else: a batch, a plan, a day. */
const notPrecededBy = '(?<!(?:até|cada|por|últim[oa]s|mais de|menos de) )'
const notFollowedBy = '(?! (?:por|ao|à|em lote|mensais|diárias|grátis|gratuitas|simultâneas))'

/** "Doze consultas", "12 módulos"; a family may follow, as in "doze consultas de CPF". */
const claimPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${notPrecededBy}(${numberPattern}) (módulos|consultas|variantes|dossiês)(?![\\p{L}\\p{N}])${notFollowedBy}(?: de (\\p{L}+))?`,
  'giu',
)

/** What a claim's noun counts: a module is a family, a consulta a variant, of one family or of all. */
function countClaimed(noun: string, countedFamily: ExpandedFamily | undefined, manifest: CheckInput): number {
  const { modulos, consultas, dossies } = productCounts(manifest)
  if (noun === 'dossiês') return dossies
  if (noun === 'módulos') return modulos
  return countedFamily ? countedFamily.variants.length : consultas
}

/** A warning for each text that says how many modules, consultas, variants or dossiês there are, and is wrong. */
export const checkCounts: Check = (manifest) => {
  const { families, broken } = manifest
  if (broken.has('consultas/') || broken.has('dossies/')) return []
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
  if (noun === 'módulos') return 'modulos'
  if (noun === 'dossiês') return 'dossies'
  return family ? 'variantes' : 'consultas'
}
