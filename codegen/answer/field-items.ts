import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Block } from './draft.ts'
import { type Entry, isCodeLabel } from './entries.ts'
import { type Shown, sharedKind, shownAs } from './shown-value.ts'
import type { Subject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

type Item = Extract<Block, { block: 'fields' }>['items'][number]

/** A value as an item of a block, its kind, and how much it matters: the lower the sooner. */
export type Ranked = { item: Item; kind: ValueKind; rank: number }

export const fieldItem = (entry: Entry, subject: Subject): Ranked => itemOf(entry, [entry.value], subject)

/** The same of a column, which has a value in each row. */
export function itemOf({ keys, key, label }: Entry, values: readonly Json[], subject: Subject): Ranked {
  const kind = sharedKind(keys, values)
  const shown: Shown = shownAs([...keys.slice(0, -1), key], values, kind, subject)
  const named = kind === 'cnae' && label === 'Código' ? 'CNAE' : label
  const isOfHundred = kind === 'percent' && shown.format === 'number'
  return {
    item: { label: isOfHundred ? `${named} (%)` : named, value: pathOf(keys), ...shown },
    kind,
    rank: rankOf(label),
  }
}

/** Labels in the order in which people look for them; what is not here comes behind, as the source has it. */
const order =
  `Nome completo|Razão social|Nome|CPF|CNPJ|CPF ou CNPJ|Situação|Situação cadastral|Nome fantasia|Nome social|Número do processo
  |Classe|Assunto|Tribunal|Órgão julgador|Marca e modelo|Marca|Modelo|Ano de fabricação|Ano do modelo|Cor|Combustível
  |Renavam|Chassi|Data de nascimento|Idade|Sexo|Nome da mãe|Nome do pai|Matriz ou filial|Natureza jurídica|Porte|Capital social
  |Início de atividade|Data da situação cadastral|Motivo da situação cadastral|Atividade principal|CNAE principal
  |Tipo de logradouro|Logradouro|Número|Complemento|Bairro|Município|Cidade|UF|Estado|CEP|País
  |Telefone|Telefone 1|Telefone 2|Celular|E-mail`
    .split('|')
    .map((label) => label.trim())

function rankOf(label: string): number {
  if (isCodeLabel(label)) return order.length + 1
  const index = order.indexOf(label)
  return index === -1 ? order.length : index
}
