import { foldText } from './key-words.ts'

const companyEnding =
  /(?:^|\s)(?:ltda|s\.?\s?[/.]?\s?a\.?|eireli|epp|me|mei|cia|inc|llc|sociedade an[oô]nima|s\/s|cooperativa)\.?$/i
const companyBeginning = /^(?:banco|bco|caixa econ[oô]mica|construtora|padaria)\s/i

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

/** Given names that many people in Brazil have (IBGE, Nomes no Brasil). */
const givenNames = new Set(
  `maria jose ana joao antonio francisco carlos paulo pedro lucas luiz marcos luis gabriel rafael daniel marcelo bruno
  eduardo felipe rodrigo manoel mateus andre fernando fabio leonardo gustavo guilherme leandro tiago anderson ricardo
  marcio jorge alexandre roberto edson diego vitor sergio claudio matheus thiago geraldo adriano luciano julio renato
  alex vinicius rogerio samuel ronaldo mario flavio igor douglas davi manuel jeferson cicero francisca antonia adriana
  juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana
  gabriela vera vitoria larissa claudia beatriz rita luana sonia renata eliane josefa simone natalia cristiane carla
  debora rosangela jaqueline rosa daniela aparecida marlene terezinha raimunda andreia fabiana lucia raquel angela
  rafaela joana luzia elaine daiane marta tereza marina helena alice laura sofia valentina heloisa miguel arthur`.split(
    /\s+/,
  ),
)

/** Whether one of the words is a given name. */
export const hasGivenName = (words: readonly string[]) => words.some((word) => givenNames.has(word))

/** Whether a text reads as a person's name: two to nine words, each a name or a particle, none a common noun. */
export function isPersonName(text: string): boolean {
  const words = text.split(/[\s.]+/).filter(Boolean)
  if (words.length < 2 || words.length > 9 || !/^[\p{L}\s.'’-]+$/u.test(text)) return false
  const names = words.filter((word) => !particles.has(foldText(word)))
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase()
  return (
    names.length >= 2 &&
    names.every((word) => isOneCase || /^(?:d['’])?\p{Lu}/u.test(word)) &&
    !names.some((word) => word.split('-').some((part) => commonNouns.has(foldText(part))))
  )
}
