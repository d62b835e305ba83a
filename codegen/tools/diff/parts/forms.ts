import type { Field } from '../../../../manifest/schema/field.ts'
import type { Located } from '../../../expand/expand-family.ts'
import type { YamlPath } from '../../../read/manifest-document.ts'
import type { ManifestItem } from '../manifest-item.ts'

type FormDefinition = { fields: Field[]; requireOneOf?: string[] | undefined }

/** Where the fields of a form are written, and what it says of them. */
type FormPaths = { fields: YamlPath[]; requireOneOf?: Located<unknown> | undefined }

/** What a form asks for. A field by another name still is the same where kind and label are. */
export function listFormItems(
  owner: ManifestItem,
  { fields, requireOneOf }: FormDefinition,
  paths: FormPaths,
): ManifestItem[] {
  const { document, at } = owner
  const form: ManifestItem = {
    subject: 'form',
    keys: ['form'],
    name: '',
    value: { requireOneOf },
    owner,
    document,
    at: paths.requireOneOf?.path.slice(0, -1) ?? at,
    part: 'key',
  }
  return [
    form,
    ...fields.map((field, index): ManifestItem => {
      return {
        subject: 'field',
        keys: [field.name, `${field.kind} ${field.label}`],
        name: field.name,
        value: field,
        owner,
        isOrdered: true,
        document,
        at: paths.fields[index] ?? at,
        part: 'value',
      }
    }),
  ]
}

/** The page on which lists of subjects are asked, and its limits. */
export function listBatchItems(owner: ManifestItem, value: { path: string }, at: YamlPath): ManifestItem[] {
  const { document } = owner
  const { path } = value
  return [{ subject: 'batch', keys: ['batch'], name: '', path, value, owner, document, at, part: 'key' }]
}
