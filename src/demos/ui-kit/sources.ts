/** The files in the folders of the pages. */
const sources = import.meta.glob<string>('./*/*.{ts,tsx}', { query: '?raw', import: 'default' })

const meta = /^export const meta = \{(?:.*\}|[\s\S]*?\n\})\n+/m

export const removeMeta = (source: string) => source.replace(meta, '').trimEnd()

/** Returns the names of the files beside a file that it imports. */
export const listSiblings = (source: string) =>
  [...source.matchAll(/ from '\.\/(.+)'/g)].map(([, name = '']) => name)

/** Returns an example's source without its `meta`, then the files beside it that it imports. */
export async function readSource(path: string): Promise<string> {
  const source = removeMeta((await sources[path]?.()) ?? '')
  const siblings = listSiblings(source).map(async (name) => {
    const text = await sources[path.replace(/[^/]+$/, name)]?.()
    return `// ${name}\n\n${text?.trimEnd()}`
  })
  return [source, ...(await Promise.all(siblings))].join('\n\n')
}
