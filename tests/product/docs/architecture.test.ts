import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')

/** The rows of the document's walk: number, file, definition. */
const steps = Array.from(
  read('docs/architecture.md').matchAll(/^\| (\d+) \| `([^`]+)` \| `([^`]+)` \|/gm),
  ([, number = '', file = '', name = '']) => ({ number, file, name }),
)

/** The names that a module defines at its top level. */
function listDefinitions(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind)
  return statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  })
}

describe('the walk from a variant to the DOM', () => {
  it('takes at most twelve steps', () => {
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => String(index + 1)))
    expect(steps.length).toBeGreaterThan(6)
    expect(steps.length).toBeLessThanOrEqual(12)
  })

  it('starts at a variant in YAML and ends at a <dd>', () => {
    const [first, last] = [steps[0], steps.at(-1)]
    expect(read(first?.file ?? '')).toMatch(new RegExp(`^ {2}${first?.name}`, 'm'))
    expect(read(last?.file ?? '')).toMatch(/<(?:chakra\.)?dd\b/)
  })

  it.each(steps.slice(1))('step $number: $file defines $name', ({ file, name }) => {
    expect(listDefinitions(file)).toContain(name)
  })
})
