/** Matches a key with a secret, and the text before it. Diagnostics hide the value, because CI logs them. */
const secretKey =
  /^(\s*(?:- )?|.*?[{,]\s*)["']?[\w.-]*(?:authorization|cookie2?|token|secret|assertion|password|senha|(?:api|access|auth|private)[-_]?key)["']?\s*:/i

const mask = (text: string) => text.replace(/[^\s,}\]]/g, '•')

/** Returns lines of YAML with dots for the values of secret keys. Columns stay. */
export function maskSecrets(lines: readonly string[]): string[] {
  /** The column of the last secret key. Its value goes on in deeper lines. */
  let column: number | undefined
  return lines.map((line) => {
    const indentation = line.length - line.trimStart().length
    if (column !== undefined && (line.trim() === '' || indentation > column)) return mask(line)
    const [key = '', start = ''] = secretKey.exec(line) ?? []
    column = key === '' ? undefined : start.length
    return key + (key === '' ? line : mask(line.slice(key.length)))
  })
}
