const indent = '  '

/** Breaks a text into lines of at most `room` characters, the second and later ones indented. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(line === undefined ? word : `${indent}${word}`)
  }
  return lines
}
