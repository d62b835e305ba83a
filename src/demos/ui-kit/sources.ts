const sources = import.meta.glob<string>('./*/[0-9]*.tsx', { query: '?raw', import: 'default' })

const meta = /^export const meta = \{(?:.*\}|[\s\S]*?\n\})\n+/m

/** Returns an example's source without its `meta`. */
export async function readSource(path: string): Promise<string> {
  return removeMeta((await sources[path]?.()) ?? '')
}

export const removeMeta = (source: string) => source.replace(meta, '').trimEnd()
