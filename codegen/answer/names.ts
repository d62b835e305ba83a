import { folded } from './key-words.ts'

const companyEnding =
  /(?:^|\s)(?:ltda|s\.?\s?[/.]?\s?a\.?|eireli|epp|me|mei|cia|inc|llc|sociedade an[oô]nima|s\/s|cooperativa)\.?$/i
const companyBeginning =
  /^(?:banco|bco|caixa econ[oô]mica|cooperativa|construtora|padaria|igreja|associa[cç][aã]o)\s/i

/** Whether a text reads as the name of a company: by the form of a company, or by the word before its name. */
export const isCompanyName = (text: string) =>
  /\s/.test(text) && text.length <= 150 && (companyEnding.test(text) || companyBeginning.test(text))

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'del', 'di', 'van', 'von', "d'"])

const commonNouns = new Set(
  `dia sexta feira carnaval natal ano senhora banco cartao credito servico servicos tribunal vara secretaria
  ministerio receita federal estadual municipal nacional tipo unico rosto imagem certidao divida documento carteira
  loteria festa independencia republica proclamacao finados corpus christi confraternizacao universal mundial
  trabalho pascoa cadastro conta produto plano modelo`.split(/\s+/),
)

/** Whether a text reads as a person's name: two to nine words, each a name or a particle, none a common noun. */
export function isPersonName(text: string): boolean {
  const words = text.split(/[\s.]+/).filter(Boolean)
  if (words.length < 2 || words.length > 9 || !/^[\p{L}\s.'’-]+$/u.test(text)) return false
  const names = words.filter((word) => !particles.has(folded(word)))
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase()
  return (
    names.length >= 2 &&
    names.every((word) => isOneCase || /^(?:d['’])?\p{Lu}/u.test(word)) &&
    !names.some((word) => word.split('-').some((part) => commonNouns.has(folded(part))))
  )
}
