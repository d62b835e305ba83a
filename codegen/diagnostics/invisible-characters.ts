/** Spaces of other widths, and no-break spaces. YAML reads them as letters. */
export const otherSpace = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]'

const names: Record<string, string> = {
  '00A0': 'espaço inseparável',
  '00AD': 'hífen opcional',
  '200B': 'espaço de largura zero',
  '200C': 'separador de largura zero',
  '200D': 'junção de largura zero',
  '200E': 'marca da esquerda para a direita',
  '200F': 'marca da direita para a esquerda',
  '202D': 'força a direção da esquerda para a direita',
  '202E': 'força a direção da direita para a esquerda',
  '202F': 'espaço estreito inseparável',
  '2060': 'junção de palavras',
  FEFF: 'marca de ordem de bytes',
}

/** Returns the number and the name of a character that is not seen: `U+200B (espaço de largura zero)`. */
export function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const name = names[code] ?? (isOtherSpace.test(character) ? 'espaço de outra largura' : undefined)
  return name === undefined ? `U+${code}` : `U+${code} (${name})`
}

const isOtherSpace = new RegExp(otherSpace)

/** Returns a note about a space in a message that looks like a common one and is another, or an empty text. */
export function noteOtherSpace(message: string): string {
  const [found] = isOtherSpace.exec(message) ?? []
  return found === undefined ? '' : `; há ali um ${nameCharacter(found)}, que parece um espaço comum`
}
