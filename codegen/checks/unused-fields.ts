import type { Path } from '../read/manifest-document.ts'
import { expandVariants } from '../resolve/expand-variants.ts'
import type { Check } from './check.ts'
import { namedFields } from './fields-exist.ts'

/**
 * A warning for each field whose value goes nowhere: no request, condition of an example or `requireOneOf` of a
 * variant that shows it names it. A variant without a request is only for demonstration, and is left alone; so is
 * one that names a field that it does not have, which may be the misspelt name of an unused one.
 */
export const unusedFields: Check = ({ consultas }) =>
  consultas.flatMap(({ document, value }) => {
    const places = new Map<string, { name: string; path: Path; isUsed: boolean }>()
    for (const variant of expandVariants(value)) {
      if (!variant.request) continue
      const named = new Set(namedFields(variant).map(({ name }) => name))
      const fields = new Set(variant.fields.map(({ item }) => item.name))
      if ([...named].some((name) => !fields.has(name))) continue
      for (const { item, path } of variant.fields) {
        const key = path.join('.')
        const isUsed = named.has(item.name) || places.get(key)?.isUsed === true
        places.set(key, { name: item.name, path: [...path, 'name'], isUsed })
      }
    }
    return [...places.values()]
      .filter(({ isUsed }) => !isUsed)
      .map(({ name, path }) =>
        document.report(
          'unused-field',
          path,
          'value',
          `O valor do campo "${name}" não é usado`,
          `ponha {${name}} em get, query ou body, ou apague o campo`,
        ),
      )
  })
