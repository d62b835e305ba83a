import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isScript = (file: string) => /\.(?:[jt]sx?|mjs)$/.test(file) && !/\.d\.ts$/.test(file)

/** All words of the scripts in folders: names, and what stands in texts and comments. */
export function writtenWords(folders: string[]): Set<string> {
  const words = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (isScript(file))
        for (const word of readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []) words.add(word)
  return words
}
