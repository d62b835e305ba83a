import type { Field } from '../../../manifest/schema/field.ts'
import type { Path } from '../../read/manifest-document.ts'
import type { Placed } from '../../resolve/expand-family.ts'
import type { Part } from '../part.ts'

type Form = { fields: Field[]; requireOneOf?: string[] | undefined }

/** Where the fields of a form are written, and what it says of them. */
type FormPlaces = { fields: Path[]; requireOneOf?: Placed<unknown> | undefined }

/** What a form asks for. A field by another name still is the same where kind and label are. */
export function formParts(owner: Part, { fields, requireOneOf }: Form, places: FormPlaces): Part[] {
  const { document, at } = owner
  const form: Part = {
    subject: 'form',
    keys: ['form'],
    name: '',
    value: { requireOneOf },
    owner,
    document,
    at: places.requireOneOf?.path.slice(0, -1) ?? at,
    part: 'key',
  }
  return [
    form,
    ...fields.map((field, index): Part => {
      return {
        subject: 'field',
        keys: [field.name, `${field.kind} ${field.label}`],
        name: field.name,
        value: field,
        owner,
        isOrdered: true,
        document,
        at: places.fields[index] ?? at,
        part: 'value',
      }
    }),
  ]
}

/** The page on which lists of subjects are asked, and its limits. */
export function batchParts(owner: Part, value: { path: string }, at: Path): Part[] {
  const { document } = owner
  const { path } = value
  return [{ subject: 'batch', keys: ['batch'], name: '', path, value, owner, document, at, part: 'key' }]
}
