import { foldText } from '../../../manifest/contract/fold-text.ts'
import { type FormattedKind, formattedKinds } from '../../../manifest/kinds/index.ts'
import { spanishPairs } from './dictionary.ts'
import { parsePairs } from './words.ts'

/** The kind of a value. Some kinds are formats of the grammar with the same name. A name is of a person or a company. */
export type ValueKind =
  | Exclude<FormattedKind, 'name'>
  | 'empty'
  | 'nis'
  | 'titulo'
  | 'cnae'
  | 'renavam'
  | 'datetime'
  | 'month'
  | 'currency'
  | 'percent'
  | 'number'
  | 'yes-no'
  | 'image'
  | 'url'
  | 'file'
  | 'person'
  | 'company'
  | 'address'
  | 'city'
  | 'uf'
  | 'code'
  | 'status'
  | 'text'

/** Kinds of numbers with known lengths, with or without punctuation. */
export const numericDocuments = [
  'cpf',
  'cnpj',
  'nis',
  'cns',
  'titulo',
  'cnae',
  'renavam',
  'process',
  'cep',
  'phone',
] as const

export const isDocument = (kind: ValueKind): kind is (typeof numericDocuments)[number] =>
  numericDocuments.some((document) => document === kind)

/**
 * Kinds by words of keys, in Portuguese and in the English of public APIs. The first matching row wins, so
 * narrower kinds come first: `percentual_renda` is a percentage, `quantidade_dividas` a number. Words have no
 * accents. An ambiguous word (`titulo`) needs a value that fits.
 */
const dictionary: readonly (readonly [ValueKind, string])[] = [
  ['image', 'foto fotos imagem imagens image images photo picture avatar selfie base64 retrato biometria'],
  ['url', 'url uri link href site website homepage permalink endpoint'],
  ['email', 'email emails mail'],
  ['cpf', 'cpf'],
  ['cnpj', 'cnpj'],
  ['nis', 'nis pis pasep nit'],
  ['cns', 'cns sus'],
  ['titulo', 'titulo eleitor eleitoral voter'],
  ['cnae', 'cnae cnaes'],
  ['renavam', 'renavam'],
  ['placa', 'placa plate'],
  ['process', 'processo processos process lawsuit cnj'],
  ['cep', 'cep zip zipcode postal postcode'],
  [
    'phone',
    'telefone telefones fone fones celular celulares phone phones mobile tel fax whatsapp msisdn ramal contato contatos',
  ],
  [
    'date',
    'data dt dta dat dth date datas dates nascimento birthday birthdate birth obito emissao vencimento validade expedicao ' +
      'admissao demissao abertura fundacao inicio fim desde ate em at created updated expires atualizado criado ' +
      'until expires expiry valid epoch emitido consultado atualizacao timestamp hora horario quando inclusao exclusao baixa cadastro distribuicao ' +
      'ajuizamento movimentacao holiday feriado periodo competencia referencia mes month primeira ultima',
  ],
  [
    'percent',
    'share match confianca confidence similaridade similarity pc perc pct prob percentual percentuais porcentagem percent percentage aliquota participacao probabilidade taxa tx rate probability',
  ],
  [
    'number',
    'atraso atrasos quantidade quantidades qt qtd qtde qtds count contagem idade age dias meses anos parcelas days score pontos pontuacao ' +
      'points rating indice coeficiente fator funcionarios consultas passagens distancia quilometragem km peso altura area nota tamanho size',
  ],
  [
    'currency',
    'valor valores value carteira limites prejuizo responsabilidade coobrigacoes equity consolidado originario renda rendas salario salarios salary income saldo balance preco price revenue capital divida dividas ' +
      'debito debitos debt limite faturamento receita despesa custo cost montante amount parcela multa multas juros ' +
      'patrimonio beneficio beneficios premio fatura pagamento remuneracao bolsa avaliacao protestado gasto gastos pago ' +
      'paga vencer vencido vencida vencidos devido devida custas mensalidade tarifa vl vlr mensal margem emprestado financiado venal rmi',
  ],
  ['uf', 'uf ufs estado state sigla'],
  [
    'city',
    'municipio municipios cidade cidades city cities localidade naturalidade comarca town municipality',
  ],
  [
    'address',
    'endereco enderecos address addresses logradouro rua avenida bairro complemento street neighborhood ' +
      'neighbourhood district distrito residencia latitude longitude lat lng lon coordinates coordenadas unidade',
  ],
  [
    'company',
    'empresa empresas company companies fantasia empregador empregadora credor credora cedente fornecedor banco ' +
      'bank banks instituicao razao employer operadora entidade associado',
  ],
  [
    'person',
    'nome nm nom nomes name names mae pai mother father conjuge filiacao socio socios titular proprietario proprietaria ' +
      'responsavel representante parte partes autor reu advogado advogados requerente requerido pessoa person ' +
      'contribuinte beneficiario avalista dependente medico juiz relator assinante apelido owner partner surname ' +
      'sobrenome parente parentes alias',
  ],
  [
    'code',
    'id ids codigo code numero num nr number protocolo matricula chave key hash token inscricao registro registry rg ' +
      'identidade cnh passaporte chassi motor agencia conta ispb ibge gia siafi ddd ano year serie versao uuid guid ' +
      'nire lote sequencial ordem modelo exercicio',
  ],
  [
    'status',
    'situacao status estado sexo genero gender resultado conclusao fase grau nivel classificacao faixa civil ' +
      'severidade risco risk',
  ],
]

const listed = new Set(dictionary.map(([kind]) => kind))

/** The words of each kind. A kind that `dictionary` lacks has its own name as its word. */
const words = [
  ...dictionary,
  ...formattedKinds.flatMap((kind): [ValueKind, string][] =>
    kind === 'name' || listed.has(kind) ? [] : [[kind, kind]],
  ),
]

const kindsByWord = new Map<string, ValueKind[]>()
for (const [kind, own] of words)
  for (const word of own.split(' ')) kindsByWord.set(word, [...(kindsByWord.get(word) ?? []), kind])

const rankByKind = new Map(words.map(([kind], index) => [kind, index]))

/** Spanish words have the kinds of their translations. */
const spanishWords = new Map([...parsePairs(spanishPairs)].map(([word, own]) => [word, foldText(own)]))

/** Returns the kinds that a key's words name, narrowest first. */
export const findKindsByWords = (words: readonly string[]): ValueKind[] =>
  [...new Set(words.flatMap((word) => kindsByWord.get(spanishWords.get(word) ?? word) ?? []))].sort(
    (left, right) => (rankByKind.get(left) ?? 0) - (rankByKind.get(right) ?? 0),
  )

/** A key with one of these words only describes a thing: `tipo_telefone`, `qualificacao_socio`. */
const qualifiers = new Set(
  'tipo type qualificacao natureza forma relacao parentesco categoria cargo profissao idade faixa nivel porte'.split(
    ' ',
  ),
)
const qualifiedKinds = new Set<ValueKind>([
  'person',
  'company',
  'address',
  'city',
  'phone',
  'email',
  'date',
  'url',
  'image',
])

/** Returns the kinds that the value of a key may have. */
export function findKindsByKey(words: readonly string[]): ValueKind[] {
  const all = findKindsByWords(words)
  // The number of a card is no amount.
  const isNumbered = /^(?:nr|num|numero|cd|cod|codigo|id|qt|qtde?|quantidade|faixa|classe|nivel)$/.test(
    words[0] ?? '',
  )
  const isAmount = /^(?:valor|vl|vlr|amount)$/.test(words[0] ?? '')
  const hasUnit = /^(?:kg|km|cv|cc|ha|kwh|ton)$/.test(words.at(-1) ?? '')
  const kinds = all.filter((kind) => {
    if (hasUnit && kind === 'currency') return false
    if (isNumbered) return kind !== 'currency' && kind !== 'percent'
    return !(isAmount && kind === 'number')
  })
  return words.some((word) => qualifiers.has(word))
    ? kinds.filter((kind) => !qualifiedKinds.has(kind))
    : kinds
}

/** Words of keys that do not show the kind of the value. */
const neutralWords = new Set(
  `tipo descricao motivo natureza juridica social fiscal porte total geral lista itens item dados data info detalhe
  detalhes resumo resultado resposta response result results items list details description type kind reason categoria
  category grupo group classe assunto orgao emissor profissao ocupacao cargo atividade atividades principal secundaria
  secundarias qualificacao veiculo veiculos marca cor combustivel origem fonte source servico observacao observacoes
  comentario mensagem message evento eventos historico history alertas alerta restricoes pendencias ocorrencias
  protestos cheques acoes vinculos relacionamentos opcao simples mei localizacao location regiao region pais country
  escolaridade signo nacionalidade cpfs fiscais presumida mensal anual media medio maximo minimo completo
  completa full first last nascido legal atraso venal imovel imoveis contrato contratos acordo restricao protesto cheque
  acao ocorrencia pendencia sinistro roubo furto recall gravame licenciamento ipva iptu transferencia hodometro
  carroceria eixos potencia cilindrada lotacao passageiros fabricacao procedencia especie segmento perfil consumo
  comportamento indicador indice variacao anterior atual proximo primeiro segundo ultimo inicial final solicitante
  usuario user login quadro integralizado optante ente federativo sede regime tributario extenso tempo turno curso
  ensino formacao conselho zona secao local votacao tipagem religiao raca deficiencia publico privado ativo passivo
  politicamente exposta interna externa bancaria bancario cadastral cadastrais pessoal pessoais comercial residencial`.split(
    /\s+/,
  ),
)

/** Words of keys that are also names of people. */
const ambiguousWords = new Set(['dias', 'max', 'baixa', 'marca', 'lote', 'em', 'ate'])

/** Returns true for a known word of keys. Other words in a key may be data. */
export const isKeyWord = (word: string) =>
  !ambiguousWords.has(word) && (kindsByWord.has(word) || neutralWords.has(word))

/** Returns the rank of each kind. */
export const rankKinds = (
  ranks: readonly (readonly [rank: number, kinds: readonly ValueKind[]])[],
): Partial<Record<ValueKind, number>> =>
  Object.fromEntries(ranks.flatMap(([rank, kinds]) => kinds.map((kind) => [kind, rank])))
