import type { Request, RequestBody } from '../../manifest/schema/request.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
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

const inGroup = ({ requireOneOf }: ExpandedVariant): Named[] =>
  (requireOneOf?.item ?? []).map((name, index) => ({
    name,
    at: [...(requireOneOf?.path ?? []), index],
    part: 'value',
  }))

/** Every field that the request's templates, the examples' conditions and `requireOneOf` name. */
function namedFields(variant: ExpandedVariant): Named[] {
  const { request, examples } = variant
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
  return [...inRequest, ...inExamples, ...inGroup(variant)]
}

/** What stands a second time, naming where it stood first. */
function repeated(
  names: { name: string; at: Path }[],
  document: ManifestDocument,
  messageOf: (name: string, earlier: string) => string,
  hint: string,
): Diagnostic[] {
  const first = new Map<string, Path>()
  return names.flatMap(({ name, at }): Diagnostic[] => {
    const earlier = first.get(name)
    if (earlier === undefined) {
      first.set(name, at)
      return []
    }
    const message = messageOf(name, document.place(earlier, 'value'))
    return [document.report('duplicate-field', at, 'value', message, hint)]
  })
}

const duplicates = (variant: ExpandedVariant, document: ManifestDocument) => [
  ...repeated(
    variant.fields.map(({ item: { name }, path }) => ({ name, at: [...path, 'name'] })),
    document,
    (name, earlier) => `O campo "${name}" já está em ${earlier}`,
    'dê outro nome a um dos dois',
  ),
  ...repeated(
    inGroup(variant),
    document,
    (name, earlier) => `requireOneOf já tem o campo "${name}", em ${earlier}`,
    'tire um dos dois',
  ),
]

/** Templates, conditions and `requireOneOf` name fields of the form, and no name is repeated. */
export const fieldsExist: Check = ({ families }) =>
  families.flatMap(({ document, variants }) =>
    variants.flatMap((variant) => {
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
