import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { chooseDisplayOptions, type DisplayOptions, sharedKind } from './display-options.ts'
import { type AnswerEntry, isCodeLabel } from './entries.ts'
import type { BlockInput } from './layout-builder.ts'
import type { AnswerSubject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

type FieldItem = Extract<BlockInput, { block: 'fields' }>['items'][number]

/** A value as an item of a block, its kind, and how much it matters: the lower the sooner. */
export type RankedItem = { item: FieldItem; kind: ValueKind; rank: number }

export const buildFieldItem = (entry: AnswerEntry, subject: AnswerSubject): RankedItem =>
  buildItem(entry, [entry.value], subject)

/** The same of a column, which has a value in each row. */
export function buildItem(
  { keys, key, label }: AnswerEntry,
  values: readonly Json[],
  subject: AnswerSubject,
): RankedItem {
  const kind = sharedKind(keys, values)
  const displayOptions: DisplayOptions = chooseDisplayOptions(
    [...keys.slice(0, -1), key],
    values,
    kind,
    subject,
  )
  const named = kind === 'cnae' && label === 'Código' ? 'CNAE' : label
  const isOutOfHundred = kind === 'percent' && displayOptions.format === 'number'
  return {
    item: { label: isOutOfHundred ? `${named} (%)` : named, value: joinAnswerPath(keys), ...displayOptions },
    kind,
    rank: rankLabel(label),
  }
}

/** Labels in the order in which people look for them; what is not here comes behind, as the source has it. */
const labelOrder =
  `Nome completo|Razão social|Nome|CPF|CNPJ|CPF ou CNPJ|Situação|Situação cadastral|Nome fantasia|Nome social|Número do processo
  |Classe|Assunto|Tribunal|Órgão julgador|Marca e modelo|Marca|Modelo|Ano de fabricação|Ano do modelo|Cor|Combustível
  |Renavam|Chassi|Data de nascimento|Idade|Sexo|Nome da mãe|Nome do pai|Matriz ou filial|Natureza jurídica|Porte|Capital social
  |Início de atividade|Data da situação cadastral|Motivo da situação cadastral|Atividade principal|CNAE principal
  |Tipo de logradouro|Logradouro|Número|Complemento|Bairro|Município|Cidade|UF|Estado|CEP|País
  |Telefone|Telefone 1|Telefone 2|Celular|E-mail`
    .split('|')
    .map((label) => label.trim())

function rankLabel(label: string): number {
  if (isCodeLabel(label)) return labelOrder.length + 1
  const index = labelOrder.indexOf(label)
  return index === -1 ? labelOrder.length : index
}
