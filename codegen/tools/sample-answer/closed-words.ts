import { getStates } from '@brazilian-utils/brazilian-utils'
import { foldText } from './key-words.ts'

const parseWords = (words: string) => new Set(words.split(',').map((word) => foldText(word.trim())))

const states = getStates()

/** Codes of the 27 states. */
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
  ativo, passivo, rua, avenida, travessa, alameda, praça, rodovia, estrada, favorável, desfavorável, crédito, débito, principal, secundária, secundário, null, n/a, -`,
)

export const isStatusWord = (text: string) => statusWords.has(foldText(text.trim()))

/** Words that say the same of everybody they are said of, so that an example may keep them. */
export const isClosedWord = (text: string) =>
  isYesNoWord(text) || isStatusWord(text) || otherClosedWords.has(foldText(text.trim()))
