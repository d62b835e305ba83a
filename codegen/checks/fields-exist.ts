import type { ConditionalExample } from '../../manifest/schema/consulta.ts'
import type { Request, RequestBody } from '../../manifest/schema/request.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant, Placed, PlacedForm } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'
import { fieldsRequiredInGroup, placedForms } from './placed-forms.ts'

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

/** Of a request and its fallbacks; once, however many variants send it. */
const inRequest = oncePer(({ item, path }: Placed<Request>): Named[] => [
  ...inTemplates(item, path),
  ...(item.fallback ?? []).flatMap((fallback, index) => inTemplates(fallback, [...path, 'fallback', index])),
])

const inCondition = oncePer(({ item, path }: Placed<ConditionalExample>): Named[] =>
  Object.keys(item.when).map((name) => ({ name, at: [...path, 'when', name], part: 'key' })),
)

/** Every field that the request's templates and the examples' conditions name. */
const namedFields = ({ request, examples }: ExpandedVariant): Named[] => [
  ...(request ? inRequest(request) : []),
  ...examples.flatMap(inCondition),
]

/** Templates and conditions of variants, and every `requireOneOf`, name fields of the form. */
export const fieldsExist: Check = (manifest) => [
  ...manifest.families.flatMap(({ document, variants }) =>
    variants.flatMap((variant) => unknownIn(variant, namedFields(variant), document)),
  ),
  ...placedForms(manifest).flatMap(({ document, form }) =>
    unknownIn(
      form,
      fieldsRequiredInGroup(form).map((named) => ({ ...named, part: 'value' })),
      document,
    ),
  ),
]

function unknownIn({ fields }: PlacedForm, named: Named[], document: ManifestDocument): Diagnostic[] {
  const names = fields.map(({ item }) => item.name)
  return named
    .filter(({ name }) => !names.includes(name))
    .map(({ name, at, part }) => {
      const message = `O formulário não tem o campo "${name}"`
      return document.report('unknown-field', at, part, message, suggestionHint(name, names))
    })
}
