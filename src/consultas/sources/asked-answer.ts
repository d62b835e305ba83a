import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field, FieldKind } from '@manifest/schema/field.ts'
import { otherPattern } from '../fields/placa/other-pattern.ts'
import { ruleOf } from '../fields/registry.ts'
import { exampleValues } from '../form/example-values.ts'
import type { FormValues } from '../form/form-values.ts'
import { written } from '../formats/written.ts'
import { branchesIn, sameBranchOf } from './branches.ts'

/** What the example holds of a field, and what was asked instead. Both normalised. */
type Change = { field: Field; held: string; asked: string }

/** Kinds whose values are told from any other text, and so are found inside longer ones too. */
const documents = new Set<FieldKind>(['cpf', 'cnpj', 'cep', 'placa', 'phone', 'email', 'process', 'cns'])

const isDocument = ({ field }: Change) => documents.has(field.kind)

/**
 * The example as the answer to what was asked: wherever it holds a value that the example form asks with, it holds the
 * asked value instead, written with the same punctuation.
 */
export function askedAnswer(definition: ConsultaDefinition, values: FormValues): Json {
  const { fields, example } = definition
  const held = exampleValues(definition) ?? {}
  const changes = fields.flatMap((field) => changesOf(field, held[field.name], values[field.name], example))
  return changes.length === 0 ? example : changedIn(example, '', textChange(changes))
}

function changesOf(
  field: Field,
  held: string | undefined,
  asked: string | undefined,
  example: Json,
): Change[] {
  if (field.kind === 'image' || held === undefined || asked === undefined || held === asked) return []
  return [{ field, held, asked }, ...relatedChanges({ field, held, asked }, example)]
}

/** What follows from a change: a plate's other pattern, and the other branches of a company. */
function relatedChanges({ field, held, asked }: Change, example: Json): Change[] {
  if (field.kind === 'placa') return [{ field, held: otherPattern(held), asked: otherPattern(asked) }]
  if (field.kind !== 'cnpj') return []
  return branchesIn(example, held).flatMap((branch) => {
    const other = sameBranchOf(asked, branch)
    return other === undefined ? [] : [{ field, held: branch, asked: other }]
  })
}

type TextChange = (text: string, key: string) => string

/** Every text of an answer, changed; `key` is the one that holds it, or the list that it is in. */
function changedIn(part: Json, key: string, change: TextChange): Json {
  if (typeof part === 'string') return change(part, key)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((inner) => changedIn(inner, key, change))
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, changedIn(inner, name, change)]),
  )
}

/** All changes in one pass, so that none changes what another has put in. */
function textChange(changes: readonly Change[]): TextChange {
  const inside = changes.filter(isDocument)
  const whole = changes.filter((change) => !isDocument(change))
  const pattern = new RegExp(inside.map((change) => `(${writingsOf(change)})`).join('|'), 'gi')
  return (text, key) => {
    const change = whole.find((one) => isHeld(one, text, key))
    if (change) return rewritten(change, text)
    if (inside.length === 0) return text
    return text.replace(pattern, (match: string, ...groups: (string | undefined)[]) => {
      const found = inside[groups.findIndex((group) => group !== undefined)]
      return found ? rewritten(found, match) : match
    })
  }
}

/** Whether a text is what the field holds. What is chosen from options is a word like any other: its key must say so. */
const isHeld = ({ field, held }: Change, text: string, key: string) =>
  field.kind === 'select' ? key === field.name && text === held : ruleOf(field).normalise(text) === held

/** A document in any punctuation, not as a part of a longer one. */
function writingsOf({ field, held }: Change): string {
  const between = field.kind === 'email' ? '' : '[\\s().\\-/]{0,2}'
  const characters = [...held].map((character) => character.replace(/[^0-9A-Za-z]/, '\\$&'))
  return `(?<![0-9A-Za-z])\\(?${characters.join(between)}(?![0-9A-Za-z])`
}

/** What was asked, in the writing of the text that it replaces. */
function rewritten({ field, held, asked }: Change, text: string): string {
  if (text.toLowerCase() === held.toLowerCase()) return asked
  const isPunctuated = documents.has(field.kind) && asked.length === held.length
  if (!isPunctuated || text === written(field.kind, held)) return written(field.kind, asked)
  const characters = [...asked]
  return text.replace(/[0-9A-Za-z]/g, () => characters.shift() ?? '')
}
