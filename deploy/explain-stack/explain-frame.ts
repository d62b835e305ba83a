import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'

/**
 * Returns the place in the sources of a frame of a report: `src/pages/faq/page.tsx:12:3` for `page-1a2b3c4d.js:1:2345`. `undefined` if the
 * folder has no map of the file, or the map no such place.
 */
export function explainFrame(frame: string, maps: string): string | undefined {
  const [, file, line = '', column = ''] = /^([\w.-]+\.js):(\d+):(\d+)$/.exec(frame) ?? []
  if (file === undefined) return undefined
  const map = readdirSync(maps, { recursive: true, encoding: 'utf8' }).find(
    (name) => basename(name) === `${file}.map`,
  )
  if (map === undefined) return undefined
  const entry = new SourceMap(JSON.parse(readFileSync(join(maps, map), 'utf8'))).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  )
  if (!('originalSource' in entry)) return undefined
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
