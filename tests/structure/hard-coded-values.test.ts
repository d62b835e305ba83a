import { ts } from 'ts-morph'
import { expect, it } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const facts = new Set([app.product, ...routes.map(({ pattern }) => pattern).filter((path) => path !== '/')])

/** Returns the strings of a file: literals, and the texts in templates and JSX. */
function listStrings(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

it('src has no product name and no path of a route', () => {
  const files = listSourceFiles('src').filter((file) => !file.startsWith('src/generated/'))
  const offenders = files.flatMap((file) =>
    listStrings(file)
      .filter((text) => facts.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(offenders).toEqual([])
})
