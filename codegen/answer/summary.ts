import type { z } from 'zod'
import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { summary } from '../../manifest/schema/result.ts'
import { type Entry, entryOf } from './entries.ts'
import { fieldItem } from './field-items.ts'
import { canBeNamed, isObject, isScalar, type JsonObject } from './json.ts'
import { keyWords } from './split-key.ts'
import { statusColors } from './status-colors.ts'
import { type Subject, subjectOf } from './subject.ts'
import { valueKind } from './value-kind.ts'

export type Summary = z.input<typeof summary>

/** An object of the answer, with its plain values. */
type Part = { entries: Entry[]; subject: Subject; isWhole: boolean }

/** The head of the result: who or what it is about, by its document, and its situation. */
export function summaryOf(answer: JsonObject, keys: readonly string[]): Summary | undefined {
  const parts = partsOf(answer, keys)
  for (const part of parts) {
    const name = headOf(part)
    if (!name) continue
    const { item } = fieldItem(name.value, part.subject)
    const { label: _, ...value } = item
    const status = [part, ...parts].map(statusOf).find((found) => found !== undefined)
    return {
      ...value,
      ...(name.detail && { detail: fieldItem(name.detail, part.subject).item }),
      ...(status && { status }),
    }
  }
  return undefined
}

/** The answer and the objects in it, two levels deep. */
function partsOf(answer: JsonObject, keys: readonly string[]): Part[] {
  const levels = [[{ object: answer, keys, who: 'nobody' as Subject['who'] }]]
  for (let depth = 0; depth < 2; depth++)
    levels.push(
      (levels[depth] ?? []).flatMap((above) => {
        const { who } = subjectOf(above.object, above.who)
        return Object.entries(above.object).flatMap(([key, object]) =>
          isObject(object) ? [{ object, keys: [...above.keys, key], who }] : [],
        )
      }),
    )
  return levels.flat().map(({ object, keys: at, who }, index) => ({
    isWhole: index === 0,
    subject: subjectOf(object, who),
    entries: Object.entries(object).flatMap(([key, value]) =>
      isScalar(value) && canBeNamed([...at, key]) ? [entryOf([...at, key], value)] : [],
    ),
  }))
}

/** What heads a result: the name; of a place its CEP, of a vehicle its model. */
function headOf({ entries, isWhole }: Part): { value: Entry; detail?: Entry } | undefined {
  const named = (...labels: string[]) =>
    labels.map((label) => entries.find((entry) => entry.label === label && isText(entry.value))).find(Boolean)
  const process = named('Número do processo')
  if (process) return { value: process, ...withDetail(named('Classe', 'Tribunal')) }
  const name = named('Razão social', 'Nome completo', 'Nome', 'Nome fantasia', 'Empresa')
  const plate = named('Placa')
  const model = plate && named('Marca e modelo', 'Modelo', 'Veículo')
  if (model) return { value: model, detail: plate }
  const document = documentOf(entries)
  if (name && (isWhole || document || isName(name))) return { value: name, ...withDetail(document) }
  const cep = entries.find(({ keys, value }) => valueKind(keys, value) === 'cep')
  const city = named('Município', 'Localidade', 'Cidade')
  return cep && named('Logradouro', 'Bairro', 'Município', 'Localidade', 'Cidade')
    ? { value: cep, ...withDetail(city) }
    : undefined
}

const withDetail = (detail: Entry | undefined) => (detail ? { detail } : {})

/** Whether a name inside an answer is that of somebody, and not of a class or a court. */
const isName = ({ keys, value }: Entry) => /^(?:person|company)$/.test(valueKind(keys, value))

const isText = (value: Json): value is string => typeof value === 'string' && value.trim() !== ''

const documents = ['cnpj', 'cpf', 'cns', 'nis', 'placa'] as const

/** The document of whom the result is about, and not of somebody else whom it names. */
const documentOf = (entries: readonly Entry[]): Entry | undefined =>
  documents
    .map((kind) =>
      entries.find(
        ({ keys, key, value }) => valueKind(keys, value) === kind && [...keyWords(key)].every(isOfDocument),
      ),
    )
    .find((entry) => entry !== undefined)

const isOfDocument = (word: string) => /^(?:cpf|cnpj|ou|cns|nis|placa|documento|numero|do|de)$/.test(word)

const longestStatus = 40

function statusOf({ entries }: Part): Summary['status'] {
  const status = entries.find(
    ({ label, value }) =>
      /^(?:Descrição da s|S)ituação(?: cadastral| do CPF| do CNPJ| do cadastro)?$/.test(label) &&
      isText(value) &&
      value.length <= longestStatus &&
      !/\d/.test(value),
  )
  if (!status) return undefined
  const colors = statusColors(String(status.value))
  return { value: pathOf(status.keys), ...(colors && { colors }) }
}
