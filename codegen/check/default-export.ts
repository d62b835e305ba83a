/** Comments, strings and template literals, in which the word `export` means nothing. */
const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Whether a module's text exports a default, by any of the language's three ways. Nothing is run or parsed. */
export function hasDefaultExport(source: string): boolean {
  const code = source.replace(commentsAndStrings, (match) => (match.startsWith('/') ? ' ' : "''"))
  const direct = /(^|[\s;}])export\s+default\b/
  const listed = /(^|[\s;}])export\s*\{(?:[^}]*\bas\s+default\b|(?:[^}]*,)?\s*default\s*[,}])/
  return direct.test(code) || listed.test(code)
}
