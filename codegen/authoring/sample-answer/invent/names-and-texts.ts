import { findWord } from '../words.ts'

/** Placeholder names that nobody has, so no invented name is part of a real one. */
const women = ['Fulana', 'Beltrana', 'Sicrana']
const men = ['Fulano', 'Beltrano', 'Sicrano']
const surnames = 'Exemplo Amostra Ensaio Protótipo Rascunho Maquete Esboço'.split(' ')

const pickAt = (names: readonly string[], index: number) => names[index % names.length] ?? ''

const isFemaleKey = (words: readonly string[]) =>
  words.some((word) => /^(?:mae|mother|filha|irma|esposa|autora|socia)$/.test(word))
const isMaleKey = (words: readonly string[]) =>
  words.some((word) => /^(?:pai|father|filho|irmao|marido)$/.test(word))

/** Returns a female or male name, by the key or in turn. After 21 names each, adds a second surname. */
export function person(turn: number, words: readonly string[]): string {
  const isKnown = isFemaleKey(words) || isMaleKey(words)
  const isFemale = isKnown ? isFemaleKey(words) : turn % 2 === 0
  const index = isKnown ? turn : Math.floor(turn / 2)
  const surname = index + (isFemale ? 0 : 3)
  const round = Math.floor(index / (women.length * surnames.length))
  const second = round === 0 ? '' : ` ${pickAt(surnames, surname + round)}`
  return `${pickAt(isFemale ? women : men, index)} ${pickAt(surnames, surname)}${second}`
}

export function company(turn: number): string {
  const round = Math.floor(turn / surnames.length)
  return `Empresa ${pickAt(surnames, turn)}${round === 0 ? '' : ` ${round + 1}`} Ltda`
}

export function email(turn: number): string {
  const names = [...women, ...men]
  const round = Math.floor(turn / names.length)
  return `${pickAt(names, turn).toLowerCase()}${round === 0 ? '' : round + 1}@exemplo.com.br`
}

/** No place in Brazil has these names, so no invented place is part of the original. */
const cities =
  'Exemplópolis Amostrópolis Modelópolis Ensaiópolis Prototipópolis Rascunhópolis Maquetópolis'.split(' ')
const names = [
  'do Exemplo',
  'da Amostra',
  'do Modelo',
  'do Ensaio',
  'do Protótipo',
  'do Rascunho',
  'da Maquete',
]
const streets = names.map((name) => `Rua ${name}`)
const quarters = names.map((name) => `Bairro ${name}`)

export const city = (turn: number) => pickNumbered(cities, turn)

function pickNumbered(list: readonly string[], turn: number): string {
  const round = Math.floor(turn / list.length)
  return `${list[turn % list.length]}${round === 0 ? '' : ` ${round + 1}`}`
}

/**
 * Returns the part of an address that the key names: neighborhood, complement or street. A full address gets
 * a number.
 */
export function address(turn: number, words: readonly string[], original: string): string {
  if (words.some((word) => /^(?:bairro|neigh?bou?rhood|district|distrito)$/.test(word)))
    return pickNumbered(quarters, turn)
  if (words.some((word) => /^(?:complemento|unidade|complement)$/.test(word))) return `Apto ${101 + turn}`
  const isFullAddress = /\d/.test(original) && original.length > 12
  return pickNumbered(streets, turn) + (isFullAddress ? `, ${100 + turn}` : '')
}

/** A PDF with one empty page. */
export const file =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2' +
  'VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJv' +
  'eFswIDAgMjAwIDIwMF0+PmVuZG9iagp0cmFpbGVyPDwvUm9vdCAxIDAgUj4+CiUlRU9GCg=='

/** A portrait silhouette in two greys, 48 by 60 pixels. */
export const image =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAA8AQMAAAAaDqu/AAAABlBMVEXV3uZ6i5kqh2xpAAAAaklEQVR42q3Ouw2AMA' +
  'xFUaIUKRmBURgtGS2jZARKCsRFdhyJTwqQcHMa+/kNw0/jszIuyrwpcVfghIP0wEP+RDfl+qh9ty7WzHq+HzuvmfY9' +
  'QJFIkNAJVlkEWY2w675eVJyQGl7IN4JQuhxDF3uOXUkVegAAAABJRU5ErkJggg=='

/** Nouns of invented texts, by words of keys. */
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

/** Length classes in characters, with the sentences of an invented text. An invented text has another length than the original. */
const lengthClasses: readonly (readonly [most: number, sentences: number])[] = [
  [60, 0],
  [200, 2],
  [Number.POSITIVE_INFINITY, 8],
]

const maxShortLength = 8

const formatTurn = (turn: number) => (turn === 0 ? '' : ` ${turn + 1}`)

/** Words that say less than the parent key. */
const vagueWords = new Set(['nome', 'name', 'descricao', 'description', 'titulo', 'title', 'detalhe'])

function findNoun(words: readonly string[], parentWords: readonly string[]): string {
  const specificWords = words.filter((word) => !vagueWords.has(word))
  const named = [...specificWords, ...parentWords].map((word) => nouns.get(word) ?? findDictionaryNoun(word))
  return [...named, ...words.map((word) => nouns.get(word))].find(Boolean) ?? 'Texto'
}

/** Returns a noun of the labels' dictionary, in the singular. */
function findDictionaryNoun(key: string): string | undefined {
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
  const count = lengthClasses.find(([most]) => length <= most)?.[1] ?? 0
  const written = Array.from({ length: count }, (_, index) => ` ${sentences[index % sentences.length]}`)
  return `${noun} de exemplo${formatTurn(turn)}${count === 0 ? '' : '.'}${written.join('')}`
}
