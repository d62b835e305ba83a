import type { Request, RequestBody } from '../../manifest/schema/request.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { type ExpandedVariant, expandVariants } from '../expand-variants.ts'
import type { ManifestDocument, Path } from '../manifest-document.ts'
import { suggestionHint } from '../suggest.ts'
import type { Check } from './check.ts'

type Named = { name: string; at: Path; part: 'key' | 'value' }

type Endpoint = Pick<Request, 'get' | 'post' | 'query' | 'body'>

/** The templates inside a body, however deep. */
function inBody(part: RequestBody, at: Path): [Path, string][] {
  if (typeof part === 'string') return [[at, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => inBody(inner, [...at, key]))
}

const templates = ({ get, post, query = {}, body = {} }: Endpoint): [Path, string | undefined][] => [
  [['get'], get],
  [['post'], post],
  ...Object.entries(query).map(([key, text]): [Path, string] => [['query', key], text]),
  ...inBody(body, ['body']),
]

const inTemplates = (endpoint: Endpoint, at: Path): Named[] =>
  templates(endpoint).flatMap(([key, text = '']) =>
    Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => ({
      name,
      at: [...at, ...key],
      part: 'value' as const,
    })),
  )

/** Every field that the request's templates and the examples' conditions name. */
function namedFields({ request, examples }: ExpandedVariant): Named[] {
  const inRequest = request
    ? [
        ...inTemplates(request.item, request.path),
        ...(request.item.fallback ?? []).flatMap((fallback, index) =>
          inTemplates(fallback, [...request.path, 'fallback', index]),
        ),
      ]
    : []
  const inExamples = examples.flatMap(({ item, path }) =>
    Object.keys(item.when).map((name) => ({ name, at: [...path, 'when', name], part: 'key' as const })),
  )
  return [...inRequest, ...inExamples]
}

function duplicates({ fields }: ExpandedVariant, document: ManifestDocument): Diagnostic[] {
  const first = new Map<string, Path>()
  return fields.flatMap(({ item: { name }, path }): Diagnostic[] => {
    const at = [...path, 'name']
    const earlier = first.get(name)
    if (earlier === undefined) {
      first.set(name, at)
      return []
    }
    const message = `O campo "${name}" já está em ${document.place(earlier, 'value')}`
    return [document.report('duplicate-field', at, 'value', message, 'dê outro nome a um dos dois')]
  })
}

/** Templates and conditions name fields of the form, and no field's name stands twice. */
export const fieldsExist: Check = ({ consultas }) =>
  consultas.flatMap(({ document, value }) =>
    expandVariants(value).flatMap((variant) => {
      const names = variant.fields.map(({ item }) => item.name)
      const unknown = namedFields(variant)
        .filter(({ name }) => !names.includes(name))
        .map(({ name, at, part }) =>
          document.report(
            'unknown-field',
            at,
            part,
            `O formulário não tem o campo "${name}"`,
            suggestionHint(name, names),
          ),
        )
      return [...duplicates(variant, document), ...unknown]
    }),
  )
