/** Escapes of `$'…'`, which browsers use in copied requests. */
const ansiEscapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

const wordPart = new RegExp(
  [
    String.raw`(?<gap>(?:\\\r?\n|\^\r?\n|[ \t])+)`,
    String.raw`(?<end>\r?\n|;|\||&&)`,
    String.raw`\$'(?<ansi>(?:[^'\\]|\\.)*)'`,
    "'(?<single>[^']*)'",
    String.raw`"(?<double>(?:[^"\\]|\\.)*)"`,
    String.raw`\\(?<escaped>.)`,
    String.raw`(?<plain>[^\s'"\\;|&]+|.)`,
  ].join('|'),
  'gsu',
)

/** Splits shell commands into words, as a shell does. It expands no variables. */
export function splitCommands(text: string): string[][] {
  const commands: string[][] = [[]]
  let word: string | undefined
  const endWord = () => {
    if (word !== undefined) commands.at(-1)?.push(word)
    word = undefined
  }
  for (const { groups = {} } of text.trim().matchAll(wordPart)) {
    if (groups.gap !== undefined) endWord()
    else if (groups.end !== undefined) {
      endWord()
      commands.push([])
    } else word = (word ?? '') + readPart(groups)
  }
  endWord()
  return commands.filter((words) => words.length > 0)
}

function readPart({ ansi, single, double, escaped, plain }: Record<string, string | undefined>): string {
  if (ansi !== undefined) return ansi.replace(/\\(.)/gs, (_, sign: string) => ansiEscapes[sign] ?? sign)
  if (double !== undefined)
    return double.replace(/\\(\r?\n|.)/gs, (all, sign: string) => {
      if (/\n$/.test(sign)) return ''
      return /["\\$`]/.test(sign) ? sign : all
    })
  return single ?? escaped ?? plain ?? ''
}
