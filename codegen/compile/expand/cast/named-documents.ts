import type { CastGroup } from '../../../../manifest/contract/cast/cast-data.ts'
import { castDocuments } from '../../../../manifest/contract/cast/cast-data.ts'
import { hasReference } from '../../../../manifest/contract/cast/references.ts'
import { type Readers, type ReadValue, readValues } from '../../../../manifest/contract/read-values.ts'
import { kinds, otherTaxpayerKinds } from '../../../../manifest/kinds/index.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { Field } from '../../../../manifest/schema/field.ts'
import type { YamlPath } from '../../read/manifest-document.ts'
import { castGroups } from './members.ts'

/** A document in an answer. `beside` are the texts of the same object by key, `together` its other documents. */
export type NamedDocument = {
  group: CastGroup
  /** Without punctuation. */
  document: string
  path: YamlPath
  beside: Record<string, string>
  together: string[]
}

const groupByFormat = new Map<string, CastGroup>(castGroups.map((group) => [castDocuments[group], group]))

/** Returns the values that a layout reads. The kinds of the form's fields are formats of values without one. */
export function readFormats(readers: Readers, fields: readonly Field[]): ReadValue {
  const read = readValues(readers)
  for (const { name, kind } of fields) {
    const value = read.children.get(name)
    if (value && value.format === undefined && groupByFormat.has(kind)) value.format = kind as 'cpf'
  }
  return read
}

/** Returns the documents of an answer, by the formats of its values. */
export const listNamedDocuments = (answer: Json, formats: ReadValue): NamedDocument[] =>
  collect(answer, formats, [])

function collect(value: Json, read: ReadValue, at: YamlPath): NamedDocument[] {
  if (typeof value !== 'object' || value === null) return readDocument(value, read, at)
  if (Array.isArray(value))
    return value.flatMap((inner, index) => {
      const own = read.children.get(String(index))
      return [
        ...(read.rows ? collect(inner, read.rows, [...at, index]) : []),
        ...(own ? collect(inner, own, [...at, index]) : []),
      ]
    })
  const found = [...read.children].flatMap(([key, inner]) =>
    Object.hasOwn(value, key) ? collect(value[key] as Json, inner, [...at, key]) : [],
  )
  const isOwn = ({ path }: NamedDocument) => path.length === at.length + 1
  const together = found.filter(isOwn).map(({ document }) => document)
  if (together.length === 0) return found
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const beside = Object.fromEntries(texts)
  return found.map((one) => (isOwn(one) ? { ...one, beside, together } : one))
}

function readDocument(value: Json, { format }: ReadValue, path: YamlPath): NamedDocument[] {
  const own = format === undefined ? undefined : groupByFormat.get(format)
  // A source that hides part of a document identifies nobody, and a reference that leads nowhere is an error of its own.
  if (!own || typeof value !== 'string' || value.includes('*') || hasReference(value)) return []
  const document = value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const other = otherTaxpayerKinds(castDocuments[own]).find((kind) => kinds[kind].length === document.length)
  const group = (other && groupByFormat.get(other)) ?? own
  return document === '' ? [] : [{ group, document, path, beside: {}, together: [document] }]
}
