import { findWord } from '../words.ts'

/** The nouns of invented texts, by words of keys. */
const nouns = new Map(
  `descricao:Descrição description:Descrição motivo:Motivo reason:Motivo tipo:Tipo type:Tipo orgao:Órgão natureza:Natureza
  profissao:Profissão ocupacao:Ocupação cargo:Cargo atividade:Atividade qualificacao:Qualificação produto:Produto
  marca:Marca brand:Marca modelo:Modelo model:Modelo veiculo:Veículo cor:Cor banco:Banco servico:Serviço plano:Plano
  titulo:Título title:Título assunto:Assunto subject:Assunto classe:Classe vara:Vara tribunal:Tribunal origem:Origem
  fonte:Fonte source:Fonte categoria:Categoria category:Categoria grupo:Grupo nivel:Nível faixa:Faixa situacao:Situação
  status:Situação resultado:Resultado conclusao:Conclusão pais:País country:País regiao:Região region:Região
  escolaridade:Escolaridade curso:Curso parentesco:Parentesco relacao:Relação vinculo:Vínculo mensagem:Mensagem
  message:Mensagem observacao:Observação observacoes:Observação comentario:Comentário evento:Evento fase:Fase
  movimento:Movimento movimentacao:Movimentação nome:Nome name:Nome combustivel:Combustível porte:Porte
  modalidade:Modalidade especie:Espécie detalhe:Detalhe certidao:Certidão certidoes:Certidão cnae:Atividade cnaes:Atividade
  atividades:Atividade produtos:Produto apelido:Apelido apelidos:Apelido servicos:Serviço veiculos:Veículo bancos:Banco assuntos:Assunto alerta:Alerta
  alertas:Alerta feriado:Feriado feriados:Feriado holiday:Feriado regime:Regime regimes:Regime documento:Documento
  documentos:Documento endereco:Endereço beneficio:Benefício beneficios:Benefício bem:Bem bens:Bem`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const sentences = [
  'Este texto é um exemplo e não fala de ninguém.',
  'Ele ocupa o lugar de um texto de tamanho parecido.',
  'O que a fonte responde aparece aqui.',
  'Nenhuma palavra da resposta verdadeira ficou nele.',
]

/** The classes of texts by their length, with the number of sentences of an invented one. No other length is kept. */
const classes: readonly (readonly [most: number, sentences: number])[] = [
  [60, 0],
  [200, 2],
  [Number.POSITIVE_INFINITY, 8],
]

const maxShortLength = 8

const formatTurn = (turn: number) => (turn === 0 ? '' : ` ${turn + 1}`)

/** The key above says more than these words. */
const vagueWords = new Set(['nome', 'name', 'descricao', 'description', 'titulo', 'title', 'detalhe'])

function findNoun(words: readonly string[], parentWords: readonly string[]): string {
  const specificWords = words.filter((word) => !vagueWords.has(word))
  const named = [...specificWords, ...parentWords].map((word) => nouns.get(word) ?? nounInDictionary(word))
  return [...named, ...words.map((word) => nouns.get(word))].find(Boolean) ?? 'Texto'
}

/** A noun of the labels' dictionary, in the singular. */
function nounInDictionary(key: string): string | undefined {
  const word = findWord(key)
  const noun = word?.singular === undefined ? word : findWord(word.singular)
  if (noun?.particle === undefined || noun.isLeading) return undefined
  return noun.text.charAt(0).toUpperCase() + noun.text.slice(1)
}

type KeyContext = { words: readonly string[]; parentWords: readonly string[] }

/** Returns a text that names its key. A long original (`length`) gets more sentences. */
export function inventSentence(turn: number, { words, parentWords }: KeyContext, length: number): string {
  const noun = findNoun(words, parentWords)
  if (length <= maxShortLength)
    return noun === 'Texto' || noun.length > maxShortLength
      ? `Exemplo${formatTurn(turn)}`
      : `${noun} ${turn + 1}`
  const count = classes.find(([most]) => length <= most)?.[1] ?? 0
  const written = Array.from({ length: count }, (_, index) => ` ${sentences[index % sentences.length]}`)
  return `${noun} de exemplo${formatTurn(turn)}${count === 0 ? '' : '.'}${written.join('')}`
}
