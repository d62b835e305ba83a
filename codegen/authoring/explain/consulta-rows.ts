import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { ExpandedFamily, ExpandedVariant, Located } from '../../compile/expand/expand-family.ts'
import { selectFindings } from '../../compile/expand/select-findings.ts'
import { omitUndefined } from '../../compile/expand/strip-undefined.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { createLeafRows, createRow, type ExplainRow, type OriginMark } from './explain-row.ts'

type ListKey = 'fields' | 'result' | 'findings'

/** Returns the values of a variant, inherited ones included. An example is one value. */
export function consultaRows(
  { families }: Model,
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
): ExplainRow[] {
  const family = families.find(({ family }) => family === file.consulta)
  const definition = family?.variants.find(({ variant }) => variant === expanded.number)
  if (!definition) return []
  const { variant } = expanded
  const at: YamlPath = ['variants', String(expanded.number)]
  const rows = (place: string, value: unknown, path: YamlPath) =>
    createLeafRows(place, value, { document, at: path, mark: findMark(path) })
  const listSingleRows = (key: 'cost' | 'requireOneOf' | 'batch' | 'request') =>
    rows(key, definition[key], expanded[key]?.path ?? at)
  const listElementRows = (key: ListKey) =>
    listElements(definition, expanded, key).flatMap(({ item, path }, index) =>
      rows(`${key}.${index}`, item, path),
    )
  const leadsPath = variant.leads === undefined && file.defaults.leads !== undefined ? ['defaults'] : at
  const { example, examples } = expanded
  return [
    ...rows('name', definition.name, [...at, 'name']),
    ...rows('description', definition.description, [...at, 'description']),
    ...rows('icon', definition.icon, variant.icon === undefined ? ['icon'] : [...at, 'icon']),
    ...listSingleRows('cost'),
    ...rows('leads', expanded.acceptsLeads, [...leadsPath, 'leads']),
    ...listElementRows('fields'),
    ...listSingleRows('requireOneOf'),
    ...listSingleRows('batch'),
    ...listSingleRows('request'),
    ...rows('summary', addDefaults(expanded.summary?.item, definition.summary), expanded.summary?.path ?? at),
    ...listElementRows('result'),
    ...listElementRows('findings'),
    ...(example
      ? [createRow('example', example.item, { document, at: example.path, mark: findMark(example.path) })]
      : []),
    ...rows('echo', definition.echo, example?.path ?? at),
    ...examples.flatMap(({ item: { answer, ...condition }, path }, index) => [
      ...rows(`examples.${index}`, condition, path),
      ...(answer === undefined
        ? []
        : [
            createRow(`examples.${index}.answer`, answer, {
              document,
              at: [...path, 'answer'],
              mark: findMark(path),
            }),
          ]),
    ]),
  ]
}

/** Returns the origin of a value by its path in the family's file. */
function findMark(path: YamlPath): OriginMark | undefined {
  if (path[0] === 'defaults') return 'defaults'
  if (path[0] !== 'variants') return 'arquivo'
  return String(path[2]).endsWith('+') ? 'somado' : undefined
}

/** Returns a list's elements with their paths. Findings that the variant does not show are omitted. */
function listElements(
  definition: ConsultaDefinition,
  expanded: ExpandedVariant,
  key: ListKey,
): Located<unknown>[] {
  const shown: unknown[] = key === 'findings' ? selectFindings(expanded) : []
  const placed = expanded[key].filter(({ item }) => key !== 'findings' || shown.includes(item))
  return placed.map(({ item, path }, index) => ({ item: addDefaults(item, definition[key]?.[index]), path }))
}

/** Adds the values that are false by default, which the model does not have. */
export function addDefaults(parsed: unknown, resolved: unknown): unknown {
  if (resolved === undefined) return parsed
  if (typeof parsed !== 'object' || parsed === null || typeof resolved !== 'object' || resolved === null)
    return resolved
  if (Array.isArray(parsed))
    return parsed.map((part, index) => addDefaults(part, Reflect.get(resolved, index)))
  const keys = Object.keys({ ...parsed, ...resolved })
  return omitUndefined(
    Object.fromEntries(
      keys.map((key) => [key, addDefaults(Reflect.get(parsed, key), Reflect.get(resolved, key))]),
    ),
  )
}
