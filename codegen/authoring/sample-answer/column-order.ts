import { isCodeLabel } from './entries.ts'
import type { RankedItem } from './field-items.ts'
import { rankKinds } from './kinds.ts'

/** Labels that tell rows apart: the names of people and things, their numbers, and what happened. */
const rankByLabel: readonly (readonly [RegExp, number])[] = [
  [/representante|responsável|^Nome d[ao] (?:usuário|sistema|arquivo|fonte)$|^Tipo d[ae] pessoa$/, 6],
  [/^Nome d[aeo] (?:município|cidade|banco)$/, 5],
  [/^(?:Documento|CPF|CNPJ)$/, 1],
  [
    /^(?:Nome(?: d[aeo] .*)?|Nome completo|Razão social|Credor|Devedor|Informante|Pessoa|Parte|Proprietário|Empresa|Advogado|Titular|Telefone|Instituição)$/,
    0,
  ],
  [
    /^(?:Número(?: (?:d[aeo] )?(?:apólice|auto|benefício|CDA|certidão|empenho|mandado|matrícula|nota|pedido|processo|TAD|termo).*)?|Inscrição(?: estadual| municipal)?|Protocolo|Auto d.*|CDA)$/,
    0.5,
  ],
  [
    /^(?:Agência|Ano|Ato|Atividade|Assunto|Bandeira|CNAE|Cargo|Cartório|Classe|Curso|Descrição|Disciplina|Espécie|Evento|Infração|Lista|Marca|Modalidade|Modelo|Movimento|Natureza|Polo|Produto|Série$|Tipo|Título|Manchete|Turma|Vínculo)(?: |$)/,
    1.5,
  ],
  [/^Objeto(?: |$)/, 1.2],
  [/^(?:Data|Desde|Vencimento)(?: |$)/, 2],
  [/^Crédito ou débito$/, 2.5],
  [/^(?:Situação|Status)(?: |$)/, 3.2],
  [/^(?:Contrato|Número do contrato)$/, 4.5],
  [/^(?:Atualizado|Criado) em$|^(?:Última|Data d[aeo](?: última)?) (?:atualização|impressão|geração)/, 6.5],
  [/^(?:Latitude|Longitude|País|Seq|Sequência)(?: |$)/, 7],
]

/** Returns the rank of a column: who or what, when, how much, in which state, the rest. Codes of systems come last. */
export function rankItem({ kind, item: { label } }: RankedItem): number {
  if (isCodeLabel(label)) return 8
  const [, rank] = rankByLabel.find(([pattern]) => pattern.test(label)) ?? []
  // The amount that someone owes or pays in the end comes before other amounts.
  if (kind === 'currency' && /atualizad|consolidad|global|líquid|após|mensalidade|total/i.test(label))
    return 2.9
  // A type that is a number is the code of one.
  return (kind === 'number' ? undefined : rank) ?? rankByKind[kind] ?? 6
}

export const rankByKind = rankKinds([
  [1, ['person', 'company', 'process', 'cpf', 'cnpj', 'placa', 'cnae']],
  [1.2, ['month']],
  [2, ['date', 'datetime']],
  [3, ['currency']],
  [3.5, ['percent']],
  [4, ['status']],
  [5, ['text', 'phone', 'email', 'address', 'city', 'uf', 'cep']],
  [5.5, ['number', 'yes-no']],
  [7, ['code']],
  [8, ['url']],
  [9, ['empty']],
])

/** Puts the first text first if no column has a name: the state tells sums apart. */
export function promoteFirstText(ranked: readonly RankedItem[]): RankedItem[] {
  if (ranked.some(({ rank }) => rank <= 2)) return [...ranked]
  const first = ranked.findIndex(({ kind }) => kind === 'text' || kind === 'uf' || kind === 'city')
  return ranked.map((one, index) => (index === first ? { ...one, rank: 1.5 } : one))
}

/** In a table of addresses, their parts tell rows apart, in the order of the source. */
export function rankAddresses(ranked: readonly RankedItem[]): RankedItem[] {
  const isTable = ranked.some(({ item }) => /^(?:Logradouro|Endereço|Rua)$/.test(item.label))
  const isPart = ({ kind, item }: RankedItem) =>
    ['address', 'city', 'uf', 'cep'].includes(kind) || /^(?:Número|Complemento|Província)$/.test(item.label)
  return isTable
    ? ranked.map((one) =>
        isPart(one) && !/^L(?:at|ong)itude/.test(one.item.label) ? { ...one, rank: 1.5 } : one,
      )
    : [...ranked]
}

/** More columns do not fit side by side. */
const maxColumns = 7
const visibleColumns = 6

export function orderColumns(columns: readonly RankedItem[], outerCount = 0) {
  const isTooMany = columns.length + outerCount > maxColumns
  const ordered = (isTooMany ? columns.map(demote) : columns).toSorted(
    (left, right) => left.rank - right.rank,
  )
  return ordered.map(({ item }, index) =>
    !isTooMany || index < visibleColumns - outerCount ? item : { ...item, priority: 'low' as const },
  )
}

/** Moves columns with gaps, a second date or amount, and a fourth name behind the arrow if there is no room. */
function demote(one: RankedItem, index: number, columns: readonly RankedItem[]): RankedItem {
  const isRepeated = isLater(one, index, columns)
  const before = columns.filter(
    ({ rank, hasGaps }, other) => !hasGaps && (rank < one.rank || (rank === one.rank && other < index)),
  )
  const isOneNameTooMany = one.rank < 2 && before.length >= maxNames
  return {
    ...one,
    rank: one.rank + (one.hasGaps ? 3 : 0) + (isRepeated ? 4.2 - one.rank : 0) + (isOneNameTooMany ? 3 : 0),
  }
}

/** Returns true for a second date or a second amount. */
const isLater = ({ rank }: RankedItem, index: number, columns: readonly RankedItem[]) =>
  [2, 2.9, 3].includes(rank) &&
  columns.some((other, place) => (other.rank === rank && place < index) || (rank === 3 && other.rank === 2.9))

/** More columns that tell who and what leave no room for when, how much and in which state. */
const maxNames = 3
