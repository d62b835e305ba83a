import { fieldFormat } from '../../../manifest/contract/field-format.ts'
import { type FormKindName, formKinds } from '../../../manifest/contract/form-kinds.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { FieldKind } from '../../../manifest/schema/field.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'

/** Returns a form field for each kind. Repeated kinds are numbered: `cpf`, `cpf_2`. */
export function buildFields(kinds: readonly FormKindName[]) {
  return kinds.map((kind, index) => {
    const position = kinds.slice(0, index).filter((other) => other === kind).length + 1
    const { name, label } = formKinds[kind]
    const isFirst = position === 1
    return {
      name: isFirst ? name : `${name}_${position}`,
      kind,
      label: isFirst ? label : `${label} ${position}`,
      required: true,
    }
  })
}

type FormField = { name: string; kind: FieldKind; label: string }

/** Returns a result that repeats the query's values, and its example: a placeholder for the answer. */
export function buildEcho(fields: readonly FormField[]): { result: Json; example: Json } | undefined {
  const echoed = fields.flatMap(({ name, kind, label }) => {
    const value = kind === 'select' ? undefined : formKinds[kind].value
    const format = fieldFormat(kind)
    return value === undefined
      ? []
      : [{ name, value, item: { label, value: name, ...(format && { format }) } }]
  })
  if (echoed.length === 0) return undefined
  return {
    result: [{ block: 'fields', title: 'Consultado', items: echoed.map(({ item }) => item) }],
    example: Object.fromEntries(echoed.map(({ name, value }) => [name, value])),
  }
}

/** Returns the most used source of the family, or else of all consultas, or else the first one. */
export function guessSource({ families, sources }: ExpandedManifest, family?: string): string | undefined {
  const requests = families.flatMap(({ file, variants }) =>
    variants.flatMap(({ request }) =>
      request ? [{ family: file.consulta, source: request.item.source }] : [],
    ),
  )
  const familyRequests = requests.filter((request) => request.family === family)
  const names = (familyRequests.length > 0 ? familyRequests : requests).map(({ source }) => source)
  const countUses = (name: string) => names.filter((other) => other === name).length
  const [mostUsed] = [...new Set(names)].sort((one, other) => countUses(other) - countUses(one))
  return mostUsed ?? Object.keys(sources?.value.sources ?? {})[0]
}

/**
 * Returns a POST request with the form's fields in its body, the most common form. The real path is
 * not in the manifest.
 */
export const guessRequest = (
  source: string,
  family: string,
  variantTitle: string,
  fields: { name: string }[],
) => ({
  source,
  post: `/${family}/${slug(variantTitle) || 'consulta'}`,
  body: Object.fromEntries(fields.map(({ name }) => [name, `{${name}}`])),
})

/** Converts a title to a path segment: 'Apelidos conhecidos' becomes `apelidos-conhecidos`. */
export const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
