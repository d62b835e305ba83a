import { type ESTree, parseSync } from 'vite'
import type { Layout } from '../../manifest/contract/resolved.ts'

/** A route of the emitted router: `page` is below the folder that stands for `src`, without its ending. */
export type RoutePage = { path: string; layout: Layout; page: string; consulta?: string }

/** Reads the routes out of the emitted `router.ts`, whose imports a bundler has to see and nobody has to run. */
export function routePages(code: string): RoutePage[] {
  const declarations = parseSync('router.ts', code).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  const routes = declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'routes')?.init
  const table = routes?.type === 'TSSatisfiesExpression' ? routes.expression : routes
  if (table?.type !== 'ArrayExpression') throw new Error('router.ts has no table of routes')
  return table.elements.map(routePage)
}

function routePage(entry: ESTree.ArrayExpressionElement): RoutePage {
  const values: Record<string, string> = {}
  if (entry?.type === 'ObjectExpression')
    for (const property of entry.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier')
        values[property.key.name] = stringOf(property.value)
  const { path = '', layout, load = '', consulta } = values
  return {
    path,
    layout: layout === 'public' ? layout : 'app',
    page: load.replace(/^@\//, ''),
    ...(consulta === undefined ? {} : { consulta }),
  }
}

/** The text of a literal, or of what an arrow function imports. */
function stringOf(node: ESTree.Expression): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'ImportExpression') return stringOf(node.source)
  if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return ''
  return stringOf(node.body)
}
