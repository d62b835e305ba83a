/** The files in the folders of the pages. */
const sources = import.meta.glob<string>('/src/demos/ui-kit/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
})

const meta = /\n*^export const meta = \{(?:.*\}|[\s\S]*?\n\})\n+/m

export const removeMeta = (source: string) => source.replace(meta, '\n\n').trim()

const readWords = (text: string) => text.match(/[\w$]+/g) ?? []

/** The names that a statement at the top of a file declares. */
const listDeclared = (statement: string) =>
  readWords(/^(?:export )?(?:async )?(?:const|let|function|type) ([^=(:<]+)/m.exec(statement)?.[1] ?? '')

/** Returns an import with only the names that are used; nothing if none is. */
function pruneImport(statement: string, isUsed: (word: string) => boolean): string[] {
  const [, head = '', list, from = ''] = /^(import (?:type )?)(.*?) (from .+)$/s.exec(statement) ?? []
  if (!list) return [statement]
  if (!list.startsWith('{')) return isUsed(list) ? [statement] : []
  const kept = list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => isUsed(readWords(name).at(-1) ?? ''))
  return kept.length > 0 ? [`${head}{ ${kept.join(', ')} } ${from}`] : []
}

/** Returns the statements of a file that one of its examples needs, and their imports. */
export function pickExample(source: string, name: string): string {
  const [imports = '', ...statements] = source.split(/\n\n(?=\S)/)
  const words = new Set([name])
  const needed = new Set<string>()
  for (let size = -1; size < needed.size; ) {
    size = needed.size
    for (const statement of statements)
      if (!needed.has(statement) && listDeclared(statement).some((word) => words.has(word))) {
        needed.add(statement)
        for (const word of readWords(statement)) words.add(word)
      }
  }
  const pruned = imports
    .split(/\n(?=import )/)
    .flatMap((statement) => pruneImport(statement, (word) => words.has(word)))
  return [pruned.join('\n'), ...statements.filter((statement) => needed.has(statement))].join('\n\n')
}

/** Returns the names of the files beside a file that it imports. */
export const listSiblings = (source: string) =>
  [...source.matchAll(/ from '\.\/(.+)'/g)].map(([, name = '']) => name)

/**
 * Returns an example's source without `meta`, then the files beside it that it imports. A default export is the whole file.
 */
export async function readSource(path: string, name: string): Promise<string> {
  const file = removeMeta((await sources[path]?.()) ?? '')
  const source = name === 'default' ? file : pickExample(file, name)
  const siblings = listSiblings(source).map(async (sibling) => {
    const text = await sources[path.replace(/[^/]+$/, sibling)]?.()
    return `// ${sibling}\n\n${text?.trimEnd()}`
  })
  return [source, ...(await Promise.all(siblings))].join('\n\n')
}
