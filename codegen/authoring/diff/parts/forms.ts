import type { Field } from '../../../../manifest/schema/field.ts'
import type { Located } from '../../../compile/expand/expand-family.ts'
import type { YamlPath } from '../../../compile/read/manifest-document.ts'
import type { ManifestItem } from '../manifest-item.ts'

type FormDefinition = { fields: Field[]; requireOneOf?: string[] | undefined }

/** The YAML paths of a form's fields and of `requireOneOf`. */
type FormPaths = { fields: YamlPath[]; requireOneOf?: Located<unknown> | undefined }

/** Lists a form and its fields. A renamed field matches by kind and label. */
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
    keyOrValue: 'key',
  }
  return [
    form,
    ...fields.map((field, index): ManifestItem => {
      return {
        subject: 'field',
        keys: [field.name, `${field.kind} ${field.label}`],
        name: field.name,
        value: withDefaults(field),
        owner,
        isOrdered: true,
        document,
        at: paths.fields[index] ?? at,
        keyOrValue: 'value',
      }
    }),
  ]
}

/** Adds the keys that the model does not have if they are false, so that a change of one names both values. */
const withDefaults = (field: Field) => ({
  ...field,
  required: field.required ?? false,
  ...(field.kind === 'date' && { notFuture: field.notFuture ?? false }),
})

/** Lists the batch page and its limits. */
export function listBatchItems(owner: ManifestItem, value: { path: string }, at: YamlPath): ManifestItem[] {
  const { document } = owner
  const { path } = value
  return [
    { subject: 'batch', keys: ['batch'], name: '', path, value, owner, document, at, keyOrValue: 'key' },
  ]
}
