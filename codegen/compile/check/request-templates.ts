import type { Request, RequestBody } from '../../../manifest/schema/request.ts'
import type { SupplierRequest } from '../../../manifest/schema/supplier-request.ts'
import type { Located } from '../expand/located.ts'
import type { YamlPath } from '../read/manifest-document.ts'

/** A field that a text of the manifest names. */
export type NamedField = { name: string; at: YamlPath; keyOrValue: 'key' | 'value' }

type RequestTemplates = Pick<Request, 'get' | 'post' | 'query' | 'body'> & Pick<SupplierRequest, 'headers'>

function collectBodyTemplates(part: RequestBody, at: YamlPath): [YamlPath, string][] {
  if (typeof part === 'string') return [[at, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => collectBodyTemplates(inner, [...at, key]))
}

const collectTemplates = ({
  get,
  post,
  query = {},
  headers = {},
  body = {},
}: RequestTemplates): [YamlPath, string | undefined][] => [
  [['get'], get],
  [['post'], post],
  ...Object.entries(query).map(([key, text]): [YamlPath, string] => [['query', key], text]),
  ...Object.entries(headers).map(([key, text]): [YamlPath, string] => [['headers', key], text]),
  ...collectBodyTemplates(body, ['body']),
]

/** Returns the fields that the templates of one request name. */
export const listTemplateFields = (endpoint: RequestTemplates, at: YamlPath): NamedField[] =>
  collectTemplates(endpoint).flatMap(([key, text = '']) =>
    Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => ({
      name,
      at: [...at, ...key],
      keyOrValue: 'value' as const,
    })),
  )

/** Returns the fields that a request and its fallbacks name. Variants share the request that they inherit. */
export const listRequestFields = ({ item, path }: Located<Request | SupplierRequest>): NamedField[] => [
  ...listTemplateFields(item, path),
  ...(item.fallback ?? []).flatMap((fallback, index) =>
    listTemplateFields(fallback, [...path, 'fallback', index]),
  ),
]
