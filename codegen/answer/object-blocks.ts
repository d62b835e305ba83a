import type { Json } from '../../manifest/schema/consulta.ts'
import { type Draft, leaveOut, type Place } from './draft.ts'
import { type Entry, entriesInside, entryOf, isSmall, toldApart } from './entries.ts'
import { addFields } from './fields-blocks.ts'
import { canBeNamed, isScalar, type JsonObject, type Scalar } from './json.ts'
import { labelOf } from './label.ts'
import { addImage, addList } from './list-blocks.ts'
import { type Subject, subjectOf } from './subject.ts'
import { isTooLong } from './too-long.ts'
import { valueKind } from './value-kind.ts'

/** Adds the blocks of an object: its own values, what is inside it, and its lists. */
export function addObject(draft: Draft, object: JsonObject, at: Place) {
  const subject = subjectOf(object, at.who)
  const entries: Entry[] = []
  const inside: (() => void)[] = []
  for (const [key, value] of Object.entries(object)) {
    const keys = [...at.keys, key]
    if (!canBeNamed(keys)) leaveOut(draft, keys, 'o manifesto não tem como escrever esta chave')
    else if (isScalar(value)) entries.push(...scalarEntry(draft, keys, value, subject))
    else if (isSmall(value)) entries.push(...entriesInside(keys, value).filter(isNameable(draft)))
    else inside.push(() => addInside(draft, keys, value, at.title, subject.who))
  }
  addFields(draft, toldApart(entries), subject, at)
  for (const add of inside) add()
}

const isNameable = (draft: Draft) => (entry: Entry) => {
  if (canBeNamed(entry.keys)) return true
  leaveOut(draft, entry.keys, 'o manifesto não tem como escrever esta chave')
  return false
}

function addInside(
  draft: Draft,
  keys: string[],
  value: Json,
  above: string | undefined,
  who: Subject['who'],
) {
  const title = labelOf(keys.at(-1) ?? '')
  if (Array.isArray(value)) addList(draft, value, { keys, title, above, who })
  else if (isScalar(value)) return
  else if (Object.keys(value).length === 0) leaveOut(draft, keys, 'o objeto está vazio nesta resposta')
  else addObject(draft, value, { keys, title, above, who })
}

/** A value with a label, unless it is a picture or no text for a person. */
function scalarEntry(draft: Draft, keys: string[], value: Scalar, subject: Subject): Entry[] {
  if (valueKind(keys, value) === 'image') addImage(draft, keys, subject)
  else if (isTooLong(value)) leaveOut(draft, keys, 'é conteúdo binário, que ninguém lê')
  else return [entryOf(keys, value)]
  return []
}
