import type * as z from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { summary } from '../../../manifest/schema/result.ts'
import { type AnswerEntry, createEntry, hasValidPath, listInnerEntries } from './entries.ts'
import { buildFieldItem } from './field-items.ts'
import { findStatus } from './registration-status.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import {
  documents,
  findDocument,
  findOwner,
  isAboutSubject,
  isDocumentWord,
  isNamedSubject,
  isNameOfSubject,
} from './subject-names.ts'
import { detectKind } from './value-kind.ts'
import { keyWords } from './words.ts'

export type SummaryInput = z.input<typeof summary>

/** An object of the answer with its plain values. `isWhole` is true for the answer itself. */
type AnswerObject = {
  entries: AnswerEntry[]
  /** The values of objects inside it, named by their object too: a city's name is no person's. */
  named: AnswerEntry[]
  subject: AnswerSubject
  isWhole: boolean
  /** True for an answer with a list of objects, which its name is about. */
  hasRows: boolean
}

/** Builds the summary: the subject's name or document, a detail and the status. */
export function buildSummary(answer: Json, keys: readonly string[]): SummaryInput | undefined {
  if (!isObject(answer)) return buildRepeated(answer, keys)
  const objects = listObjects(answer, keys)
  for (const [answerObject, find] of [
    ...objects.map((one) => [one, findSubjectName] as const),
    ...objects.map((one) => [one, findOwnerName] as const),
    ...objects.map((one) => [one, findThing] as const),
    ...objects.slice(0, 1).map((one) => [one, findCode] as const),
    ...objects.map((one) => [one, findPlace] as const),
    ...objects.slice(1).map((one) => [one, findIdentifier] as const),
  ]) {
    const name = find(answerObject, objects)
    if (!name) continue
    const status =
      findStatus(answerObject, true) ?? objects.map((one) => findStatus(one, false)).find(Boolean)
    return { ...buildHead(name, answerObject.subject), ...(status && { status }) }
  }
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value) && value.some(isObject))
  const [[key, list] = ['', null]] = lists
  return lists.length === 1 ? buildRepeated(list, [...keys, key]) : undefined
}

function buildHead({ value, detail }: SummaryValues, subject: AnswerSubject): SummaryInput {
  const { label: _, ...own } = buildFieldItem(value, subject).item
  return { ...own, ...(detail && { detail: buildFieldItem(detail, subject).item }) }
}

/** Builds the summary of a list whose rows all name the same subject. */
function buildRepeated(list: Json, keys: readonly string[]): SummaryInput | undefined {
  const rows = Array.isArray(list) ? list.filter(isObject) : []
  const [first] = rows
  if (!first || rows.length < 2) return undefined
  const readRow = (row: JsonObject) =>
    new Map(
      [
        ...Object.entries(row).map(([key, value]) => createEntry([key], value)),
        ...listNamedEntries(row, [], 1),
      ].map((entry) => [joinAnswerPath(entry.keys), entry]),
    )
  const others = rows.slice(1).map(readRow)
  const repeated = [...readRow(first)]
    .filter(([path, { value }]) => isText(value) && others.every((other) => other.get(path)?.value === value))
    .map(([, entry]) => ({ ...entry, keys: [...keys, '0', ...entry.keys] }))
    .filter(isNameable)
  const document = findDocument(repeated)
  const isBeside = ({ keys: own }: AnswerEntry) =>
    document !== undefined && own.slice(0, -1).join('.') === document.keys.slice(0, -1).join('.')
  const name = repeated.find((entry) => isBeside(entry) && isNameOfSubject(entry))
  const [owner, ownDocument] = findOwner(repeated)
  const value = name ?? owner ?? document
  const detail = name ? document : owner ? ownDocument : undefined
  return value && buildHead({ value, ...withDetail(detail) }, detectSubject(first, 'nobody'))
}

/** Levels of inner objects that may be the subject. */
const maxLevels = 4

/** Levels of objects inside it that may hold its name: `PersonName: { Name: { Full } }`. */
const maxNameLevels = 2

/** Lists the answer and its inner objects. */
function listObjects(answer: JsonObject, keys: readonly string[]): AnswerObject[] {
  const levels = [[{ object: answer, keys, subjectType: 'nobody' as AnswerSubject['subjectType'] }]]
  for (let depth = 0; depth < maxLevels; depth++)
    levels.push(
      (levels[depth] ?? []).flatMap((parent) => {
        const { subjectType } = detectSubject(parent.object, parent.subjectType)
        return Object.entries(parent.object).flatMap(([key, object]) =>
          isObject(object) && isAboutSubject(keyWords(key))
            ? [{ object, keys: [...parent.keys, key], subjectType }]
            : [],
        )
      }),
    )
  return levels.flat().map(({ object, keys: objectKeys, subjectType }, index) => ({
    isWhole: index === 0,
    hasRows: Object.values(object).some((value) => Array.isArray(value) && value.some(isObject)),
    subject: detectSubject(object, subjectType),
    entries: Object.entries(object)
      .map(([key, value]) => createEntry([...objectKeys, key], value))
      .filter(isNameable),
    named: listNamedEntries(object, objectKeys, maxNameLevels).filter(isNameable),
  }))
}

const isNameable = ({ keys, value }: AnswerEntry) => isScalar(value) && hasValidPath(keys)

const listNamedEntries = (object: JsonObject, keys: readonly string[], levels: number): AnswerEntry[] =>
  levels === 0
    ? []
    : Object.entries(object).flatMap(([key, value]) =>
        isObject(value)
          ? [
              ...listInnerEntries([...keys, key], value),
              ...listNamedEntries(value, [...keys, key], levels - 1),
            ]
          : [],
      )

type SummaryValues = { value: AnswerEntry; detail?: AnswerEntry }

const findByLabel = (entries: readonly AnswerEntry[], ...labels: string[]) =>
  labels.map((label) => entries.find((entry) => entry.label === label && isText(entry.value))).find(Boolean)

/** Returns the main value: a process number, the model of a vehicle, or a name. */
function findSubjectName(
  { entries, named, isWhole, hasRows }: AnswerObject,
  objects: readonly AnswerObject[],
): SummaryValues | undefined {
  const process = findByLabel(entries, 'Número do processo') ?? entries.find(isProcessNumber)
  if (process)
    return { value: process, ...withDetail(findByLabel([...entries, ...named], 'Classe', 'Tribunal')) }
  const plate = findByLabel(entries, 'Placa')
  const model = plate && findByLabel(entries, 'Marca e modelo', 'Modelo', 'Veículo')
  if (model) return { value: model, detail: plate }
  const document = findDocument(entries)
  const labels = ['Razão social', 'Nome completo', 'Nome', 'Nome fantasia', 'Empresa']
  const find = (list: readonly AnswerEntry[]) =>
    findByLabel(list, ...labels) ?? list.find(isSubjectName) ?? (document && list.find(isNamedSubject))
  const name = find(entries) ?? (document && find(named))
  if (plate && document === plate && !name)
    return { value: plate, ...withDetail(findByLabel(entries, 'Proprietário', 'Município')) }
  if (!name || !((isWhole && !hasRows) || document || isNameOfSubject(name))) return undefined
  const above =
    document ??
    findDocument(objects[0]?.entries ?? []) ??
    findDocument(named) ??
    findByLabel(entries, 'RA', 'Matrícula', 'Código do cliente', 'Registro')
  return { value: name, ...withDetail(above) }
}

/** Returns the CEP of a place, and its city. */
function findPlace({ entries }: AnswerObject): SummaryValues | undefined {
  const cep = entries.find(({ keys, value }) => detectKind(keys, value) === 'cep')
  return cep && findByLabel(entries, 'Logradouro', 'Bairro', 'Município', 'Localidade', 'Cidade')
    ? { value: cep, ...withDetail(findByLabel(entries, 'Município', 'Localidade', 'Cidade')) }
    : undefined
}

/** Returns the code of the subject of an answer that has no name: a document under the key of a client, or the number of a thing. */
function findCode({ entries, named }: AnswerObject): SummaryValues | undefined {
  const document = entries.find(
    ({ keys, key, value }) =>
      documents.some((kind) => kind === detectKind(keys, value)) && [...keyWords(key)].every(isSubjectWord),
  )
  const value =
    document ?? [...entries, ...named].find(({ label, value }) => thingNumber.test(label) && isText(value))
  return value && { value }
}

/** Returns a document inside the answer that no name stands beside: `loggedUser: { document: { identification } }`. */
function findIdentifier({ entries }: AnswerObject): SummaryValues | undefined {
  const value = entries.find(
    ({ keys, key, value }) =>
      /^(?:cpf|cnpj)$/.test(detectKind(keys, value)) &&
      [...keyWords(key)].every((word) => isSubjectWord(word) || /^identifica(?:cao|dor)$/.test(word)),
  )
  return value && { value }
}

/** Returns the name of a person whose role both keys tell: `nomeCondutor` and `cpfCondutor`. */
function findOwnerName({ entries }: AnswerObject): SummaryValues | undefined {
  const [value, document] = findOwner(entries)
  return value && { value, ...withDetail(document) }
}

/** Returns the name of a thing, and its code. */
function findThing({ entries }: AnswerObject): SummaryValues | undefined {
  const value = entries.find(
    ({ label, value }) =>
      /^(?:Domínio|Nome d[aeo] (?:imóvel|fazenda|propriedade|estabelecimento|curso|produto))$/.test(label) &&
      isText(value),
  )
  return (
    value && {
      value,
      ...withDetail(entries.find(({ label }) => /^Código d[aeo] (?:imóvel|estabelecimento)/.test(label))),
    }
  )
}

/** Numbers that a thing is known by. */
const thingNumber =
  /^(?:Código do imóvel|Inscrição imobiliária|Número d[aeo] (?:matrícula|apólice|benefício|instalação|certidão|contrato|nota|registro))$/

const isSubjectWord = (word: string) =>
  isDocumentWord(word) ||
  /^(?:codigo|cliente|consumidor|titular|contribuinte|consultado|consulta)$/.test(word)

/** Whom sources name: 'Nome da pessoa', 'Nome da razão social', 'Nome do titular'. */
const subjectLabel =
  /^Nome (?:d[aeo] )?(?:razão social|pessoa|cliente|titular|contribuinte|consumidor|assinante|aluno|paciente|segurado|empresarial|empresa|civil)$/

const isSubjectName = ({ label, value }: AnswerEntry) => subjectLabel.test(label) && isText(value)

const isProcessNumber = ({ keys, key, value }: AnswerEntry) =>
  detectKind(keys, value) === 'process' &&
  [...keyWords(key)].every((word) => /^(?:numero|processo|cnj|unico|do)$/.test(word))

const withDetail = (detail: AnswerEntry | undefined) => (detail ? { detail } : {})

const isText = (value: Json): value is string => typeof value === 'string' && value.trim() !== ''
