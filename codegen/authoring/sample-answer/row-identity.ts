import type { AnswerColumn } from './columns.ts'
import type { RankedItem } from './field-items.ts'
import type { ValueKind } from './value-kind.ts'

const identityRanks: Partial<Record<ValueKind, number>> = {
  process: 0, placa: 0, phone: 1.5, company: 2, person: 2, text: 3, code: 5, cnpj: 6, date: 7, datetime: 7,
} // biome-ignore format: a table

const numberLabel = /^(?:Número|Inscrição|Contrato|Protocolo|Auto|Nota)/

/** Returns the column that tells rows apart best: a number of a process, a name, a text. */
export function chooseIdentity(
  ranked: readonly RankedItem[],
  columns: readonly AnswerColumn[],
  rowCount: number,
): RankedItem[] {
  const candidates = ranked.flatMap((item, index) => {
    const values = columns[index]?.values ?? []
    const texts = new Set(values.map((value) => JSON.stringify(value)))
    const isFull = values.length === rowCount && values.every((value) => value !== null && value !== '')
    const rank = numberLabel.test(item.item.label) ? 1 : identityRanks[item.kind]
    if (rank === undefined || !isFull || texts.size < rowCount) return []
    return [{ item, rank: rank + (item.item.sensitive && item.kind !== 'phone' ? 10 : 0) }]
  })
  const [best, second] = candidates.toSorted((one, other) => one.rank - other.rank)
  if (!best) return []
  return best.item.item.sensitive && second ? [best.item, second.item] : [best.item]
}
