/** A top-level statement of a file, with the comment above it. */
type Statement = { text: string; name: string | undefined }

/** In formatted code the lines inside a statement are indented or close a bracket. */
const statementStart = /\n(?=[^\s})\]`])/

const readName = (text: string) => /^(?:export )?(?:default )?(?:function|const|type) (\w+)/m.exec(text)?.[1]

const collectWords = (text: string) => new Set(text.match(/\w+/g))

function splitStatements(source: string): Statement[] {
  const texts: string[] = []
  let comment = ''
  for (const text of source.split(statementStart)) {
    if (/^\/[/*]/.test(text)) comment += `${text}\n`
    else {
      texts.push((comment + text).trimEnd())
      comment = ''
    }
  }
  return texts.map((text) => ({ text, name: readName(text) }))
}

/** Reduces an import to the used names; empty if none is used. */
function trimImport(text: string, used: ReadonlySet<string>): string[] {
  const [, kind = '', whole = '', braced = '', from = ''] =
    /^import (type )?(?:([\w* ]+?)(?:, )?)?(?:\{([^}]*)\} )?\s*from (.+)$/s.exec(text) ?? []
  const isUsed = (name: string) => used.has(name.split(' ').at(-1) ?? '')
  const names = braced
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && isUsed(name))
  const clauses = [isUsed(whole) ? whole : '', names.length > 0 ? `{ ${names.join(', ')} }` : '']
  const usedClauses = clauses.filter((clause) => clause !== '')
  return usedClauses.length > 0 ? [`import ${kind}${usedClauses.join(', ')} from ${from}`] : []
}

/**
 * Extracts a function from a file, with its dependencies in the file and their imports. Empty if there is no
 * such function.
 */
export function extractSnippet(source: string, name: string): string {
  const statements = splitStatements(source)
  const included = new Set(statements.filter((statement) => statement.name === name))
  for (const { text } of included) {
    const words = collectWords(text)
    for (const statement of statements)
      if (statement.name !== undefined && words.has(statement.name)) included.add(statement)
  }
  if (included.size === 0) return ''
  const bodies = statements.filter((statement) => included.has(statement)).map(({ text }) => text)
  const used = collectWords(bodies.join('\n'))
  const imports = statements
    .filter(({ text }) => text.startsWith('import '))
    .flatMap(({ text }) => trimImport(text, used))
  return [imports.join('\n'), ...bodies].filter((block) => block !== '').join('\n\n')
}
