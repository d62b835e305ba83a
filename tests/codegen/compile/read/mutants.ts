/** Returns a generator of whole numbers from 0 to `limit` - 1, the same sequence for each seed. */
export function createRandom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

type Random = ReturnType<typeof createRandom>

const snippets = [
  ...[
    '"',
    "'",
    '#',
    ' #',
    ': ',
    ':',
    '- ',
    '-',
    '|',
    '>',
    '|-',
    '>+',
    '{',
    '}',
    '[',
    ']',
    ',',
    ' ',
    '? ',
    '~',
    '0',
    '@',
    '\\',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\\\n',
    '...\n',
    '---\n',
    ' |\n  a\n b\n',
    ' >\n\n   a\n  b\n',
    '""',
    '{}',
    '"a" ',
    '-\n',
    ':\n',
  ],
  ...[
    '\n#c\n',
    '\n  # c\n',
    '\u00a0',
    '\u2028',
    '😀',
    'é',
    '1e3',
    'null',
    '&a ',
    '*a',
    '!a ',
    '\t',
    '__proto__: ',
  ],
]

/** Returns some lines of one of the texts, with one to three mistakes that people make. */
export function createMutant(texts: string[], random: Random): string {
  const all = (texts[random(texts.length)] ?? '').split('\n')
  const start = random(Math.max(1, all.length - 12))
  const part = all.slice(start, start + 3 + random(20))
  const indent = Math.min(...part.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  const lines = part.map((line) => line.slice(indent === Number.POSITIVE_INFINITY ? 0 : indent))
  for (let left = 1 + random(3); left > 0; left -= 1) mutateLine(lines, random(lines.length), random)
  return lines.join('\n')
}

function mutateLine(lines: string[], at: number, random: Random) {
  const line = lines[at] ?? ''
  const column = random(line.length + 1)
  const insert = (text: string) => line.slice(0, column) + text + line.slice(column)
  const changes = [
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, line),
    () => lines.splice(at, 1, ' '.repeat(1 + random(4)) + line),
    () => lines.splice(at, 1, line.replace(/^ {1,2}/, '')),
    () => lines.splice(at, 1, line.slice(0, column) + line.slice(column + 1)),
    () => lines.splice(at, 1, insert(`\n${' '.repeat(random(6))}`)),
    () => lines.splice(at, 1, insert(snippets[random(snippets.length)] ?? '')),
    () => lines.splice(at, 1, insert(snippets[random(snippets.length)] ?? '')),
  ]
  changes[random(changes.length)]?.()
}
