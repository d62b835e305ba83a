import { ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { readSource, sourceFiles } from './source-files.ts'

const facts = new Set([app.product, ...routes.map(({ pattern }) => pattern).filter((path) => path !== '/')])

/** The text of every string in a file: literals, and the parts of templates and of JSX text. */
function stringsIn(file: string): string[] {
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

describe('product facts live in the manifest', () => {
  const files = sourceFiles('src').filter((file) => !file.startsWith('src/generated/'))

  it.each(files)('%s names no route and not the product', (file) => {
    expect(stringsIn(file).filter((text) => facts.has(text))).toEqual([])
  })
})
