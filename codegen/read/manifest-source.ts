import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where the files of a manifest come from. Names are relative to its folder, with forward slashes. */
export type ManifestSource = {
  /** Every file, in any order; `undefined` where there is no manifest. */
  names(): string[] | undefined
  /** A file's length in bytes: one that is too large is not read. */
  size(name: string): number
  bytes(name: string): Uint8Array
}

/** A manifest as it lies on the disk. */
export const folderSource = (folder: string): ManifestSource => ({
  names() {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    )
  },
  size: (name) => statSync(join(folder, name)).size,
  bytes: (name) => readFileSync(join(folder, name)),
})

/** A manifest with other texts in some of its files, or in files that it does not have yet. */
export function withTexts(source: ManifestSource, texts: ReadonlyMap<string, string>): ManifestSource {
  const bytes = new Map([...texts].map(([name, text]) => [name, Buffer.from(text)]))
  return {
    names: () => [...new Set([...(source.names() ?? []), ...bytes.keys()])],
    size: (name) => bytes.get(name)?.length ?? source.size(name),
    bytes: (name) => bytes.get(name) ?? source.bytes(name),
  }
}
