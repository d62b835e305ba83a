import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { countedTexts } from '../resolve/counted-texts.ts'
import { productCounts } from '../resolve/counts.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'
import type { Check, CheckInput } from './check.ts'
import { numberOf, numberPattern } from './number-words.ts'

/** Numbers that limit or measure something else: a batch, a plan, a day. */
const before = '(?<!(?:até|cada|por|últim[oa]s|mais de|menos de) )'
const after = '(?! (?:por|ao|à|em lote|mensais|diárias|grátis|gratuitas|simultâneas))'

/** "Doze consultas", "12 módulos"; a family may follow, as in "doze consultas de CPF". */
const claims = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${before}(${numberPattern}) (módulos|consultas|variantes|dossiês)(?![\\p{L}\\p{N}])${after}(?: de (\\p{L}+))?`,
  'giu',
)

/** What a claim's noun counts: a module is a family, a consulta a variant, of one family or of all. */
function countOf(noun: string, whose: ExpandedFamily | undefined, manifest: CheckInput): number {
  const { modulos, consultas, dossies } = productCounts(manifest)
  if (noun === 'dossiês') return dossies
  if (noun === 'módulos') return modulos
  return whose ? whose.variants.length : consultas
}

/** A warning for each text that says how many modules, consultas, variants or dossiês there are, and is wrong. */
export const countsAgree: Check = (manifest) => {
  const { families, broken } = manifest
  if (broken.has('consultas/') || broken.has('dossies/')) return []
  const named = (word: string | undefined) =>
    families.find(({ file }) => file.title.toLowerCase() === word?.toLowerCase())
  const inText = (document: ManifestDocument, at: Path, text: string, family?: ExpandedFamily) =>
    [...text.matchAll(claims)].flatMap(([claim, number = '', noun = '', word]): Diagnostic[] => {
      const whose = named(word) ?? family
      const said = numberOf(number)
      const count = countOf(noun.toLowerCase(), whose, manifest)
      if (said === undefined || said === count) return []
      const message = `O texto diz "${claim}", e são ${count}`
      const hint =
        whose === family
          ? `escreva {${placeholderOf(noun.toLowerCase(), family)}} no lugar do número`
          : undefined
      return [document.report('count-mismatch', at, 'value', message, hint)]
    })
  return countedTexts(manifest).flatMap(({ document, at, text, family }) =>
    inText(document, at, text, family),
  )
}

const placeholderOf = (noun: string, family: ExpandedFamily | undefined) => {
  if (noun === 'módulos') return 'modulos'
  if (noun === 'dossiês') return 'dossies'
  return family ? 'variantes' : 'consultas'
}
