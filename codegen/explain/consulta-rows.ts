import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant, Placed } from '../resolve/expand-family.ts'
import type { Model } from '../resolve/model.ts'
import { ownFindings } from '../resolve/own-findings.ts'
import { leafRows, type Mark, type Row, row } from './row.ts'

type List = 'fields' | 'result' | 'findings'

/** The values of a variant with all that it inherits, as the app has them. An example is one value. */
export function consultaRows(
  { families }: Model,
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
): Row[] {
  const family = families.find(({ family }) => family === file.consulta)
  const definition = family?.variants.find(({ variant }) => variant === expanded.number)
  if (!definition) return []
  const { variant } = expanded
  const at: Path = ['variants', String(expanded.number)]
  const rows = (place: string, value: unknown, path: Path) =>
    leafRows(place, value, { document, at: path, mark: markOf(path) })
  const single = (key: 'requireOneOf' | 'batch' | 'request' | 'summary') =>
    rows(key, definition[key], expanded[key]?.path ?? at)
  const list = (key: List) =>
    elements(definition, expanded, key).flatMap(({ item, path }, index) =>
      rows(`${key}.${index}`, item, path),
    )
  const leadsAt = variant.leads === undefined && file.defaults.leads !== undefined ? ['defaults'] : at
  const { example, examples } = expanded
  return [
    ...rows('name', definition.name, [...at, 'name']),
    ...rows('description', definition.description, [...at, 'description']),
    ...rows('icon', definition.icon, variant.icon === undefined ? ['icon'] : [...at, 'icon']),
    ...rows('leads', expanded.isLedTo, [...leadsAt, 'leads']),
    ...list('fields'),
    ...single('requireOneOf'),
    ...single('batch'),
    ...single('request'),
    ...single('summary'),
    ...list('result'),
    ...list('findings'),
    ...(example
      ? [row('example', example.item, { document, at: example.path, mark: markOf(example.path) })]
      : []),
    ...examples.flatMap(({ item: { answer, ...condition }, path }, index) => [
      ...rows(`examples.${index}`, condition, path),
      ...(answer === undefined
        ? []
        : [
            row(`examples.${index}.answer`, answer, {
              document,
              at: [...path, 'answer'],
              mark: markOf(path),
            }),
          ]),
    ]),
  ]
}

/** Where a value was taken from, by its path in the family's file. */
function markOf(path: Path): Mark | undefined {
  if (path[0] === 'defaults') return 'defaults'
  if (path[0] !== 'variants') return 'arquivo'
  return String(path[2]).endsWith('+') ? 'somado' : undefined
}

/** A list's elements as the definition has them, with their places. Findings that a variant does not show are left out. */
function elements(definition: ConsultaDefinition, expanded: ExpandedVariant, key: List): Placed<unknown>[] {
  const shown: unknown[] = key === 'findings' ? ownFindings(expanded) : []
  const placed = expanded[key].filter(({ item }) => key !== 'findings' || shown.includes(item))
  return placed.map(({ path }, index) => ({ item: definition[key]?.[index], path }))
}
