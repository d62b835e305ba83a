import type { ConditionalExample } from '../../../manifest/schema/consulta.ts'
import type { Request, RequestBody } from '../../../manifest/schema/request.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant, Located, LocatedForm } from '../expand/expand-family.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'
import { listForms, listGroupFields } from './located-forms.ts'

type NamedField = { name: string; at: YamlPath; keyOrValue: 'key' | 'value' }

type RequestTemplates = Pick<Request, 'get' | 'post' | 'query' | 'body'>

function collectBodyTemplates(part: RequestBody, at: YamlPath): [YamlPath, string][] {
  if (typeof part === 'string') return [[at, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => collectBodyTemplates(inner, [...at, key]))
}

const collectTemplates = ({
  get,
  post,
  query = {},
  body = {},
}: RequestTemplates): [YamlPath, string | undefined][] => [
  [['get'], get],
  [['post'], post],
  ...Object.entries(query).map(([key, text]): [YamlPath, string] => [['query', key], text]),
  ...collectBodyTemplates(body, ['body']),
]

const listTemplateFields = (endpoint: RequestTemplates, at: YamlPath): NamedField[] =>
  collectTemplates(endpoint).flatMap(([key, text = '']) =>
    Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => ({
      name,
      at: [...at, ...key],
      keyOrValue: 'value' as const,
    })),
  )

/** Variants share the request that they inherit. */
const listRequestFields = ({ item, path }: Located<Request>): NamedField[] => [
  ...listTemplateFields(item, path),
  ...(item.fallback ?? []).flatMap((fallback, index) =>
    listTemplateFields(fallback, [...path, 'fallback', index]),
  ),
]

const listConditionFields = ({ item, path }: Located<ConditionalExample>): NamedField[] =>
  Object.keys(item.when).map((name) => ({ name, at: [...path, 'when', name], keyOrValue: 'key' }))

/** Returns every field that the templates of the request and the conditions of the examples name. */
const listNamedFields = ({ request, examples }: ExpandedVariant): NamedField[] => [
  ...(request ? listRequestFields(request) : []),
  ...examples.flatMap(listConditionFields),
]

/** Checks that templates, conditions and `requireOneOf` name fields of their form. */
export const checkFieldNames: Check = (manifest) => [
  ...manifest.families.flatMap(({ document, variants }) =>
    variants.flatMap((variant) => reportUnknownFields(variant, listNamedFields(variant), document)),
  ),
  ...listForms(manifest).flatMap(({ document, form }) =>
    reportUnknownFields(
      form,
      listGroupFields(form).map((named) => ({ ...named, keyOrValue: 'value' })),
      document,
    ),
  ),
]

function reportUnknownFields(
  { fields }: LocatedForm,
  named: NamedField[],
  document: ManifestDocument,
): Diagnostic[] {
  const names = fields.map(({ item }) => item.name)
  return named
    .filter(({ name }) => !names.includes(name))
    .map(({ name, at, keyOrValue }) => {
      const message = `O formulário não tem o campo "${name}"`
      return document.report('unknown-field', at, keyOrValue, message, suggestionHint(name, names))
    })
}
