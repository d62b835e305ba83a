import type { Model } from '../resolve/model.ts'
import { stringLiteral } from './literal.ts'
import { batchPattern, familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { unionAlias } from './statements.ts'

/** Types only: every path that can be linked to, and every pattern of the router. */
export function emitPaths({ routes, families }: Model) {
  const variants = families.flatMap((family) =>
    family.variants.flatMap(({ path, batch }) => (batch ? [path, batch.path] : [path])),
  )
  const paths = [...routes.map(({ path }) => path), ...variants]
  const ofFamilies = families.flatMap((family) => [batchPattern(family) ?? [], familyPattern(family)].flat())
  const patterns = [...routes.map(({ path }) => path), ...ofFamilies]
  return sourceFile('paths.ts', [
    unionAlias('Path', paths.map(pathType)),
    unionAlias('RoutePattern', patterns.map(stringLiteral)),
  ])
}

/** The type of every path that fits a pattern: a literal, or a template where it has parameters. */
function pathType(pattern: string): string {
  const template = pattern.replace(/\/:\w+/g, '/$${string}')
  return template === pattern ? stringLiteral(pattern) : `\`${template}\``
}
