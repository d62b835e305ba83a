/** A statement at the top of a file, with the comment above it. */
type Statement = { text: string; name: string | undefined }

/** In formatted code what is inside of a statement is indented, or closes a bracket. */
const nextStatement = /\n(?=[^\s})\]`])/

const nameOf = (text: string) => /^(?:export )?(?:default )?(?:function|const|type) (\w+)/m.exec(text)?.[1]

const wordsOf = (text: string) => new Set(text.match(/\w+/g))

function statementsOf(source: string): Statement[] {
  const texts: string[] = []
  let comment = ''
  for (const text of source.split(nextStatement)) {
    if (/^\/[/*]/.test(text)) comment += `${text}\n`
    else {
      texts.push((comment + text).trimEnd())
      comment = ''
    }
  }
  return texts.map((text) => ({ text, name: nameOf(text) }))
}

/** An import reduced to the names that are used; empty if none is. */
function trimmedImport(text: string, used: ReadonlySet<string>): string[] {
  const [, kind = '', whole = '', braced = '', from = ''] =
    /^import (type )?(?:([\w* ]+?)(?:, )?)?(?:\{([^}]*)\} )?\s*from (.+)$/s.exec(text) ?? []
  const isUsed = (name: string) => used.has(name.split(' ').at(-1) ?? '')
  const names = braced
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && isUsed(name))
  const parts = [isUsed(whole) ? whole : '', names.length > 0 ? `{ ${names.join(', ')} }` : '']
  const kept = parts.filter((part) => part !== '')
  return kept.length > 0 ? [`import ${kind}${kept.join(', ')} from ${from}`] : []
}

/**
 * The part of a file that one of its functions needs: the function, its dependencies in the file, and the imports
 * of these. Empty if there is no such function.
 */
export function snippetOf(source: string, name: string): string {
  const statements = statementsOf(source)
  const wanted = new Set(statements.filter((statement) => statement.name === name))
  for (const { text } of wanted) {
    const words = wordsOf(text)
    for (const statement of statements)
      if (statement.name !== undefined && words.has(statement.name)) wanted.add(statement)
  }
  if (wanted.size === 0) return ''
  const own = statements.filter((statement) => wanted.has(statement)).map(({ text }) => text)
  const used = wordsOf(own.join('\n'))
  const imports = statements
    .filter(({ text }) => text.startsWith('import '))
    .flatMap(({ text }) => trimmedImport(text, used))
  return [imports.join('\n'), ...own].filter((part) => part !== '').join('\n\n')
}
