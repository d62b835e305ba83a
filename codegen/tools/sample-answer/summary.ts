import type { z } from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Severity, summary } from '../../../manifest/schema/result.ts'
import { type AnswerEntry, createEntry } from './entries.ts'
import { buildFieldItem } from './field-items.ts'
import { hasValidPath, isObject, isScalar, type JsonObject } from './json.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import { detectKind } from './value-kind.ts'
import { foldText, keyWords } from './words.ts'

export type SummaryInput = z.input<typeof summary>

/** An object of the answer with its plain values. `isWhole` is true for the answer itself. */
type AnswerObject = { entries: AnswerEntry[]; subject: AnswerSubject; isWhole: boolean }

/** Builds the summary: the subject's name or document, a detail and the status. */
export function buildSummary(answer: JsonObject, keys: readonly string[]): SummaryInput | undefined {
  const objects = listObjects(answer, keys)
  for (const answerObject of objects) {
    const name = findSummaryValue(answerObject)
    if (!name) continue
    const { item } = buildFieldItem(name.value, answerObject.subject)
    const { label: _, ...value } = item
    const status = [answerObject, ...objects].map(findStatus).find((found) => found !== undefined)
    return {
      ...value,
      ...(name.detail && { detail: buildFieldItem(name.detail, answerObject.subject).item }),
      ...(status && { status }),
    }
  }
  return undefined
}

/** Lists the answer and its inner objects, two levels deep. */
function listObjects(answer: JsonObject, keys: readonly string[]): AnswerObject[] {
  const levels = [[{ object: answer, keys, subjectType: 'nobody' as AnswerSubject['subjectType'] }]]
  for (let depth = 0; depth < 2; depth++)
    levels.push(
      (levels[depth] ?? []).flatMap((parent) => {
        const { subjectType } = detectSubject(parent.object, parent.subjectType)
        return Object.entries(parent.object).flatMap(([key, object]) =>
          isObject(object) ? [{ object, keys: [...parent.keys, key], subjectType }] : [],
        )
      }),
    )
  return levels.flat().map(({ object, keys: objectKeys, subjectType }, index) => ({
    isWhole: index === 0,
    subject: detectSubject(object, subjectType),
    entries: Object.entries(object).flatMap(([key, value]) =>
      isScalar(value) && hasValidPath([...objectKeys, key]) ? [createEntry([...objectKeys, key], value)] : [],
    ),
  }))
}

/** Returns the main value: a process number, the model of a vehicle, a name, or the CEP of a place. */
function findSummaryValue({
  entries,
  isWhole,
}: AnswerObject): { value: AnswerEntry; detail?: AnswerEntry } | undefined {
  const findByLabel = (...labels: string[]) =>
    labels.map((label) => entries.find((entry) => entry.label === label && isText(entry.value))).find(Boolean)
  const process = findByLabel('Número do processo')
  if (process) return { value: process, ...withDetail(findByLabel('Classe', 'Tribunal')) }
  const name = findByLabel('Razão social', 'Nome completo', 'Nome', 'Nome fantasia', 'Empresa')
  const plate = findByLabel('Placa')
  const model = plate && findByLabel('Marca e modelo', 'Modelo', 'Veículo')
  if (model) return { value: model, detail: plate }
  const document = findDocument(entries)
  if (name && (isWhole || document || isNameOfSubject(name))) return { value: name, ...withDetail(document) }
  const cep = entries.find(({ keys, value }) => detectKind(keys, value) === 'cep')
  const city = findByLabel('Município', 'Localidade', 'Cidade')
  return cep && findByLabel('Logradouro', 'Bairro', 'Município', 'Localidade', 'Cidade')
    ? { value: cep, ...withDetail(city) }
    : undefined
}

const withDetail = (detail: AnswerEntry | undefined) => (detail ? { detail } : {})

/** Returns true for the name of a person or a company, not of a class or a court. */
const isNameOfSubject = ({ keys, value }: AnswerEntry) => /^(?:person|company)$/.test(detectKind(keys, value))

const isText = (value: Json): value is string => typeof value === 'string' && value.trim() !== ''

const documents = ['cnpj', 'cpf', 'cns', 'nis', 'placa'] as const

/** Returns the subject's own document, not that of another person in the answer. */
const findDocument = (entries: readonly AnswerEntry[]): AnswerEntry | undefined =>
  documents
    .map((kind) =>
      entries.find(
        ({ keys, key, value }) =>
          detectKind(keys, value) === kind && [...keyWords(key)].every(isDocumentWord),
      ),
    )
    .find((entry) => entry !== undefined)

const isDocumentWord = (word: string) => /^(?:cpf|cnpj|ou|cns|nis|placa|documento|numero|do|de)$/.test(word)

const maxStatusLength = 40

function findStatus({ entries }: AnswerObject): SummaryInput['status'] {
  const status = entries.find(
    ({ label, value }) =>
      /^(?:Descrição da s|S)ituação(?: cadastral| do CPF| do CNPJ| do cadastro)?$/.test(label) &&
      isText(value) &&
      value.length <= maxStatusLength &&
      !/\d/.test(value),
  )
  if (!status) return undefined
  const colors = findStatusColors(String(status.value))
  return { value: joinAnswerPath(status.keys), ...(colors && { colors }) }
}

/** Statuses that belong together, with their colors. */
const statusFamilies: Record<string, Severity>[] = [
  { Ativa: 'success', Suspensa: 'warning', Inapta: 'danger', Baixada: 'danger', Nula: 'danger' },
  {
    Regular: 'success',
    'Pendente de regularização': 'warning',
    Suspensa: 'warning',
    Cancelada: 'danger',
    Nula: 'danger',
    'Titular falecido': 'neutral',
  },
  { Ativo: 'success', Inativo: 'neutral', Suspenso: 'warning', Bloqueado: 'danger', Cancelado: 'danger' },
  { Inativa: 'neutral', Ativa: 'success', Suspensa: 'warning', Cancelada: 'danger' },
  { Habilitado: 'success', Habilitada: 'success', Suspenso: 'warning', Cassada: 'danger' },
  { Válido: 'success', 'Não confirmado': 'warning', Inválido: 'danger', Vencido: 'danger' },
  { Válida: 'success', 'Não confirmada': 'warning', Inválida: 'danger', Vencida: 'danger' },
  { Aprovado: 'success', 'Em análise': 'warning', Pendente: 'warning', Reprovado: 'danger' },
  { Aprovada: 'success', 'Em análise': 'warning', Reprovada: 'danger' },
  { Liberado: 'success', Bloqueado: 'danger' },
  { 'Nada consta': 'success', Consta: 'danger', 'Com pendências': 'danger' },
  { 'Em dia': 'success', 'Em atraso': 'warning', 'Com atraso': 'warning', Inadimplente: 'danger' },
  { Quitado: 'success', 'Em aberto': 'danger', Parcelado: 'warning', Vencido: 'danger' },
  { 'Sem restrição': 'success', 'Com restrição': 'danger' },
  { 'Em circulação': 'success', 'Com restrição': 'warning', 'Roubo ou furto': 'danger', Baixado: 'neutral' },
  {
    'Risco baixo': 'success',
    'Risco médio': 'warning',
    'Risco alto': 'orange',
    'Risco muito alto': 'danger',
  },
  { Irregular: 'danger', Regular: 'success' },
  { Active: 'success', Inactive: 'neutral', Suspended: 'warning', Blocked: 'danger', Canceled: 'danger' },
]

/**
 * Returns the colors of a status and its related ones, in its case: 'ATIVA' adds 'SUSPENSA'. Returns
 * `undefined` for an unknown status.
 */
function findStatusColors(status: string): Record<string, Severity> | undefined {
  const word = foldText(status.trim())
  const family = statusFamilies.find((words) =>
    Object.keys(words).some((familyWord) => foldText(familyWord) === word),
  )
  if (!family) return undefined
  const applyCase = detectCase(status.trim())
  return Object.fromEntries(
    Object.entries(family).map(([familyWord, color]) => [
      foldText(familyWord) === word ? status : applyCase(familyWord),
      color,
    ]),
  )
}

function detectCase(status: string): (word: string) => string {
  if (status === status.toUpperCase()) return (word) => word.toUpperCase()
  return status === status.toLowerCase() ? (word) => word.toLowerCase() : (word) => word
}
