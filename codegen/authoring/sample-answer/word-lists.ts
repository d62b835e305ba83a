import { getStates } from '@brazilian-utils/brazilian-utils'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import { splitWords } from './words.ts'

const parseWords = (words: string) => new Set(words.split(',').map((word) => foldText(word.trim())))

const states = getStates()

export const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code))

const stateNames = new Set(states.map(({ name }) => foldText(name)))

export const isStateName = (text: string) => stateNames.has(foldText(text.trim()))

const yesNoWords = parseWords('sim, não, s, n, yes, no, y, true, false')

export const isYesNoWord = (text: string) => yesNoWords.has(foldText(text.trim()))

const statusWords = parseWords(
  `ativa, ativo, inativa, inativo, baixada, baixado, suspensa, suspenso, inapta, inapto, apta, apto, nula, nulo,
  regular, irregular, cancelada, cancelado, pendente, pendente de regularização, titular falecido, falecido, falecida,
  vivo, viva, em dia, em atraso, atrasado, atrasada, paga, pago, quitada, quitado, aberta, aberto, em aberto, vencida,
  vencido, a vencer, encerrada, encerrado, arquivada, arquivado, em andamento, em tramitação, julgado, concluída,
  concluído, aprovada, aprovado, reprovada, reprovado, negada, negado, bloqueada, bloqueado, liberada, liberado,
  válida, válido, inválida, inválido, encontrado, não encontrado, confirmado, não confirmado, consta, não consta,
  nada consta, com restrição, sem restrição, com restrições, sem restrições, nenhuma, nenhum, positiva, negativa,
  positivo, negativo, positiva com efeito de negativa, disponível, indisponível, active, inactive, pending, approved,
  rejected, success, error, ok, done, valid, invalid, open, closed`,
)

const otherClosedWords = parseWords(
  `m, f, masculino, feminino, male, female, não informado, não informada, desconhecido, indefinido, ignorado, outros,
  outro, solteiro, solteira, casado, casada, divorciado, divorciada, viúvo, viúva, separado, separada, união estável,
  alto, alta, médio, média, baixo, baixa, muito alto, muito alta, muito baixo, muito baixa, altíssimo, baixíssimo,
  leve, grave, gravíssima, gravíssimo, cota única, dívida ativa, boa, bom, ruim, ótimo, ótima, matriz, filial, me, mei, epp, demais, micro empresa, microempresa,
  empresa de pequeno porte, brasil, brazil, br, brasileira, brasileiro, norte, nordeste, sul, sudeste, centro-oeste,
  segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo, brl, usd, eur, r$, km, kg,
  cpf, cnpj, rg, cnh, física, jurídica, pf, pj, pessoa física, pessoa jurídica, móvel, fixo, celular, residencial,
  comercial, pessoal, corporativo, national, nacional, estadual, municipal, federal, viacep, open-cep, opencep,
  correios, correios-alt, widenet, brasilapi, receita federal, receitaws, v1, v2, point, gasolina, álcool, etanol,
  diesel, flex, alcool/gasolina, elétrico, híbrido, branca, preta, prata, cinza, vermelha, azul, verde, amarela, bege,
  mãe, pai, filho, filha, irmão, irmã, cônjuge, avô, avó, sócio, sócia, administrador, sócio-administrador,
  sócio administrador, diretor, diretora, presidente, titular, autor, autora, réu, ré, polo ativo, polo passivo,
  ativo, passivo, rua, avenida, travessa, alameda, praça, rodovia, estrada, favorável, desfavorável, crédito, débito, principal, secundária, secundário, próprio, própria, parente,
  terceiro, comprador, fiador, avalista, corresponsável, exequente, executado, reclamante, reclamada, reclamado,
  requerente, requerido, emitida, circulação, piora, melhora, estável, ajuizada, não ajuizada, em cobrança, mobile, home,
  landline, corporate, null, n/a, -`,
)

export const isStatusWord = (text: string) => statusWords.has(foldText(text.trim()))

/** Returns true for a word that identifies nobody, so that an example may keep it. */
export const isClosedWord = (text: string) =>
  isYesNoWord(text) || isStatusWord(text) || otherClosedWords.has(foldText(text.trim()))

const companyEnding =
  /(?:^|\s)(?:ltda|s\.?\s?[/.]?\s?a\.?|eireli|epp|me|mei|cia|inc|llc|sociedade an[oô]nima|s\/s|cooperativa)\.?$/i
const companyBeginning = /^(?:banco|bco|caixa econ[oô]mica|construtora|padaria)\s/i

/** Returns true for a company name, by its legal form or by its first word. */
export const isCompanyName = (text: string) =>
  /\s/.test(text) && text.length <= 150 && (companyEnding.test(text) || companyBeginning.test(text))

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'del', 'di', 'van', 'von', "d'"])

const commonNouns = new Set(
  `dia sexta feira carnaval natal ano senhora banco cartao credito servico servicos tribunal vara secretaria
  ministerio receita federal estadual municipal nacional tipo unico rosto imagem certidao divida documento carteira
  loteria festa independencia republica proclamacao finados corpus christi confraternizacao universal mundial
  trabalho pascoa cadastro conta produto plano modelo transporte passageiros curso`.split(/\s+/),
)

/** Common given names in Brazil (IBGE, Nomes no Brasil). */
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

export const hasGivenName = (words: readonly string[]) => words.some((word) => givenNames.has(word))

/** Returns true for a person's name: two to nine words, each a name or a particle, none a common noun. */
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

/** Words, zeros and dates that sources write where they have no value. */
const nothing =
  /^(?:|-+|n\/[aid]|ni|0{11}|0{14}|00\/00\/0000|0000-00-00|(?:0001-01-01|9999-12-31)(?:T.*)?|31\/12\/9999)$/i

export const isNothing = (text: string) => nothing.test(text.trim())

/** Keys of things whose names look like those of people and companies: 'Execução de Título', 'Padaria e confeitaria'. */
const thingWords = new Set(
  `classe classes assunto assuntos movimento movimentos sistema formato orgao cnae cnaes atividade atividades activity
  activities modalidade submodalidade natureza nature curso cursos produto situacao complementos role funcao`.split(
    /\s+/,
  ),
)

export const isOfThing = (keys: readonly string[]) =>
  keys.slice(-2).some((key) => splitWords(key).some((word) => thingWords.has(word)))

/** Flags that sources write as 0 and 1. */
const flagWords = new Set(['optante', 'indicador', 'possui', 'flag', 'tem'])

/** Keys that begin with a word for a flag: `flagAfastado`, `FL_RECURSO`. */
export const isFlagPrefix = (key: string) => {
  const [first = '', second] = splitWords(key)
  return second !== undefined && /^(?:fl|flg|flag|is|has|possui|tem|optante)$/.test(first)
}

/** Services that a `taxa` is paid for. */
export const servicesWithFee = new Set(
  'ocupacao servico servicos licenciamento inscricao cadastral cadastrais emissao expediente fiscalizacao condominio matricula'.split(
    ' ',
  ),
)

/** Taxes, and parts of a wage or a bill. */
export const taxWords = new Set(
  `icms iss ipi cofins pis cip cosip irrf irpf csll imposto impostos tributo tributos verba verbas gratificacao gratificacoes ferias
  previdencia adicional provento proventos desconto descontos deducao deducoes abate emprestimo emprestimos frete pedagio jeton
  jetons honorario honorarios contribuicao contribuicoes subsidio vencimentos encargo encargos correcao mora fundo seguro
  indenizacao auxilio soldo pensao eventuais tusd energia iluminacao`.split(/\s+/),
)

export const isFlagKey = (key: string) => splitWords(key).some((word) => flagWords.has(word))

export const isCountKey = (key: string) => /^(?:total|quantidade|qtde?|count)$/i.test(key)
