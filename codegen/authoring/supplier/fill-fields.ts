import { isObject } from '../../../manifest/contract/json.ts'
import { validateValue } from '../../../manifest/contract/validate-value.ts'
import { findKind } from '../../../manifest/kinds/index.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { detectKind, type ValueKind } from '../sample-answer/value-kind.ts'
import { keyWords, toComparable } from '../sample-answer/words.ts'
import { isSecretName, isSecretValue } from './find-secrets.ts'

/** The placeholders of documentation: `{cpf}`, `{{cpf}}`, `<cpf>`, `:cpf`, `$cpf` and `%cpf%`. */
const placeholder =
  /^(?:\{\{?\s*([\w-]+)\s*\}?\}|<([\w-]+)>|:([a-z][\w-]*)|\$\{?([\w-]+)\}?|%([\w-]+)%|\[([\w-]+)\])$/i

/** Kinds of values that are never personal data. */
const harmlessKinds = new Set<ValueKind>(['yes-no', 'status', 'uf', 'percent', 'empty'])

/** A longer text may be personal data. In characters. */
const maxConstant = 40

/**
 * Returns functions that write `{field}` in place of the values of fields, and leave out values that may be personal data. `found`
 * collects the names of the fields, `leftOut` those of the values that were left out.
 */
export function createFieldFiller(fields: readonly Field[]) {
  const found = new Set<string>()
  const leftOut: string[] = []

  function findField(name: string, text: string): Field | undefined {
    const named = Object.values(placeholder.exec(text) ?? {}).find((part, index) => index > 0 && part)
    if (named !== undefined) return findByName(named) ?? findOnly()
    const fitting = fields.filter((field) => fits(field, text))
    const valid = fitting.filter((field) => isValid(field, text))
    const likely = valid.length > 0 ? valid : fitting
    return likely.find((field) => isNamed(field, name)) ?? (likely.length === 1 ? likely[0] : undefined)
  }

  /** Returns the field that has a name. The value finds a field with a recognizable form. */
  const findLooseField = (name: string) =>
    fields.find((field) => !isRecognizable(field) && toComparable(field.name) === toComparable(name)) ??
    fields.find((field) => !isRecognizable(field) && isNamed(field, name))

  const findByName = (name: string) =>
    fields.find((field) => toComparable(field.name) === toComparable(name)) ??
    fields.find((field) => isNamed(field, name))

  const findOnly = () => {
    const missing = fields.filter(({ name }) => !found.has(name))
    return missing.length === 1 ? missing[0] : undefined
  }

  function use(field: Field): string {
    found.add(field.name)
    return `{${field.name}}`
  }

  /** Returns the template of a path. Segments without a field stay, because they name the supplier's service. */
  function fillPath(path: string): string {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment))
    const filled = segments.map((segment, index) => {
      const field = segment === '' ? undefined : findField(segments[index - 1] ?? '', segment)
      return field ? use(field) : segment
    })
    const kept = filled.filter((segment) => !/^\{[\w-]+\}$/.test(segment))
    refuseSecrets(kept)
    if (kept.some((segment) => /\d{5}|@/.test(segment)))
      throw new CommandError(
        'O caminho do pedido tem um valor que não é de nenhum campo do formulário',
        'escreva {campo} no lugar dele',
      )
    return filled.join('/')
  }

  /** Returns the template of a value in braces after a word, such as `doc{52998224725}`. */
  function fillBraces(name: string, text: string): string | undefined {
    const [, word = '', inner = ''] = /^([A-Za-z]+)\{([^{}]+)\}$/.exec(text) ?? []
    const field = inner === '' ? undefined : findField(name, inner)
    return field && `${word}{${use(field)}}`
  }

  /** Returns the template of a text, or `undefined` if it is left out. */
  function fillText(name: string, text: string): string | undefined {
    const inBraces = fillBraces(name, text)
    if (inBraces !== undefined) return inBraces
    const field = findField(name, text) ?? findLooseField(name)
    if (field) return use(field)
    if (!isSecretName(name) && isConstant(name, text)) return text
    leftOut.push(name)
    return undefined
  }

  function fill(name: string, value: Json): Json | undefined {
    if (typeof value === 'string') return fillText(name, value)
    if (typeof value === 'number') return fillNumber(name, value)
    if (Array.isArray(value)) return value.flatMap((element) => fill(name, element) ?? [])
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const filled = fill(key, part)
        return filled === undefined ? [] : [[key, filled]]
      }),
    )
  }

  function fillNumber(name: string, value: number): Json | undefined {
    const filled = fillText(name, String(value))
    return filled === String(value) ? value : filled
  }

  return { fill, fillText, fillPath, found, leftOut }
}

/** @throws CommandError if a segment looks like a secret, because the manifest has the path. */
function refuseSecrets(segments: readonly string[]) {
  if (segments.some(isSecretValue))
    throw new CommandError(
      'O caminho do pedido tem um texto que parece um segredo',
      'troque-o por {campo}, ou peça ao fornecedor um acesso com a chave num cabeçalho',
    )
}

/** Returns true if the rule of a field's kind tells its values from others. A name or a text could be anything. */
const isRecognizable = ({ kind }: Field) =>
  !findKind(kind).isLoose && !['text', 'name', 'select', 'image'].includes(kind)

const isValid = (field: Field, text: string) =>
  isRecognizable(field) && validateValue(field, findKind(field.kind).normalise(text)) === undefined

/** Returns true if a text may be a value of a field. Examples in documentation often have wrong check digits. */
function fits(field: Field, text: string): boolean {
  const { contract, normalise } = findKind(field.kind)
  const { pattern } = contract.schema
  if (isValid(field, text)) return true
  return (
    isRecognizable(field) &&
    pattern !== undefined &&
    new RegExp(pattern, 'u').test(normalise(text)) &&
    /^[\d\s()+./-]+$/.test(text)
  )
}

/** Returns true if a key has a word of a field's name: `nomeCompleto` for `nome`, `taxId` for a CPF or a CNPJ. */
function isNamed({ name, kind, label }: Field, key: string): boolean {
  const words = keyWords(key)
  return [name, kind, label].some((own) =>
    [...keyWords(own)].some((word) => word.length > 1 && words.has(word)),
  )
}

function isConstant(name: string, text: string): boolean {
  if (isSecretValue(text) || text.length > maxConstant || /\{|\}/.test(text)) return false
  if (harmlessKinds.has(detectKind([name], text))) return true
  return !/\d{5}|@|\d[./-]\d/.test(text) && /^[\w.,-]+$/.test(text) && detectKind([name], text) !== 'person'
}
