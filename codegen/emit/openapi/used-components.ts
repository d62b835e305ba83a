import type { Components, OpenApiDocument } from './openapi.ts'

/** Returns the components that paths reference, directly or through other components. */
export function keepUsedComponents(
  paths: OpenApiDocument['paths'],
  { schemas, responses, ...rest }: Components,
): Components {
  const used = new Set<string>()
  const visit = (value: object | undefined): void => {
    for (const reference of listReferences(value)) {
      if (used.has(reference)) continue
      used.add(reference)
      const [kind, name = ''] = reference.split('/')
      visit(kind === 'schemas' ? schemas[name] : responses[name])
    }
  }
  visit(paths)
  const keepUsed = <T>(kind: string, components: Record<string, T>) =>
    Object.fromEntries(Object.entries(components).filter(([name]) => used.has(`${kind}/${name}`)))
  return { schemas: keepUsed('schemas', schemas), responses: keepUsed('responses', responses), ...rest }
}

/** Returns the references in a part of the contract, such as `schemas/CPF`. */
const listReferences = (value: object | undefined): string[] =>
  Array.from(
    JSON.stringify(value ?? {}).matchAll(/"\$ref":"#\/components\/([^"]*)"/g),
    ([, reference = '']) => reference,
  )
