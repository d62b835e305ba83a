import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { applyEdit } from '../../../../../codegen/authoring/edit/values/apply-edit.ts'
import type { EntryPath, ValueEdit } from '../../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../../manifest/schema/consulta.ts'

const folder = join(import.meta.dirname, '../../../../../manifest')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()

const readText = (file: string) => readFileSync(join(folder, file), 'utf8')

type Place = { path: EntryPath; value: Json }

/** Returns every entry below a value. */
function listPlaces(value: Json, path: EntryPath = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value)
  return entries.flatMap(([key, part]) => [
    { path: [...path, key], value: part },
    ...listPlaces(part, [...path, key]),
  ])
}

/** Takes evenly spread elements: every edit parses the whole file. */
const sample = <Item>(items: Item[], count: number) =>
  items.filter((_, index) => index % Math.max(1, Math.ceil(items.length / count)) === 0)

const apply = (text: string, edit: ValueEdit) =>
  applyEdit(new Map([[edit.place.file, text]]), edit, () => []).get(edit.place.file) ?? ''

/** Returns the number of lines that two texts do not share at their beginning and end. */
function countChanged(before: string, after: string): { before: number; after: number } {
  const [old, current] = [before.split('\n'), after.split('\n')]
  let head = 0
  while (head < Math.min(old.length, current.length) && old[head] === current[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, current.length) - head && old.at(-tail - 1) === current.at(-tail - 1))
    tail += 1
  return { before: old.length - head - tail, after: current.length - head - tail }
}

const isText = ({ value }: Place) => typeof value === 'string' && value !== ''

const withSiblings = (root: Json, kind: 'list' | 'map') =>
  [{ path: [], value: root }, ...listPlaces(root)].filter(
    ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      Array.isArray(value) === (kind === 'list') &&
      Object.keys(value).length > 1,
  )

describe.each(files)('edits of %s', (file) => {
  const text = readText(file)
  const root: Json = parse(text)
  const count = text.length > 30_000 ? 2 : 8

  it('changes a text and changes it back', () => {
    for (const place of sample(listPlaces(root).filter(isText), count)) {
      const { path, value } = place
      const edited = apply(text, {
        op: 'set',
        place: { file, path },
        value: String(value).replace(/.$/, 'X'),
      })
      expect(countChanged(text, edited).before, path.join('.')).toBe(1)
      expect(apply(edited, { op: 'set', place: { file, path }, value }), path.join('.')).toBe(text)
    }
  })

  it('adds a key or an element and removes it again', () => {
    const places = [...withSiblings(root, 'map'), ...withSiblings(root, 'list')]
    for (const { path, value } of sample(places, count)) {
      const size = Object.keys(value as object).length
      for (const index of [0, 1, size]) {
        const added = Array.isArray(value) ? { nome: 'x' } : { novo: ['a', 'b'] }
        const edited = apply(text, { op: 'insert', place: { file, path }, index, value: added })
        const position = `${path.join('.')} ${index}`
        // A line that gets too long becomes several.
        if (countChanged(text, edited).after > 1 && countChanged(text, edited).before > 0) continue
        expect(countChanged(text, edited).before, position).toBeLessThan(2)
        const entry = Array.isArray(value) ? index : 'novo'
        const restored = apply(edited, { op: 'remove', place: { file, path: [...path, entry] } })
        expect(restored, position).toBe(text)
      }
    }
  })

  it('moves an entry and moves it back', () => {
    const places = [...withSiblings(root, 'map'), ...withSiblings(root, 'list')]
    for (const { path, value } of sample(places, count)) {
      const last = Object.keys(value as object).length - 1
      // Comments above the first entry of a file belong to the file.
      const first = path.length === 0 ? 1 : 0
      for (const [from, to] of [
        [first, last],
        [last, first],
      ] as const) {
        const edited = apply(text, { op: 'move', place: { file, path }, from, to })
        expect(edited.split('\n').sort(), path.join('.')).toHaveLength(text.split('\n').length)
        expect(apply(edited, { op: 'move', place: { file, path }, from: to, to: from })).toBe(text)
      }
    }
  })

  it('renames a key and renames it back', () => {
    const places = listPlaces(root).filter(({ path }) => typeof path.at(-1) === 'string')
    for (const { path } of sample(places, count)) {
      const renamed = [...path.slice(0, -1), `${path.at(-1)}x`]
      const edited = apply(text, { op: 'rename-key', place: { file, path }, to: `${path.at(-1)}x` })
      // A line that gets too long becomes several.
      if (countChanged(text, edited).after > 1) continue
      expect(countChanged(text, edited)).toEqual({ before: 1, after: 1 })
      expect(
        apply(edited, { op: 'rename-key', place: { file, path: renamed }, to: String(path.at(-1)) }),
      ).toBe(text)
    }
  })

  it('removes an entry and changes no other line', () => {
    for (const { path } of sample(listPlaces(root), count)) {
      const edited = apply(text, { op: 'remove', place: { file, path } })
      const rest = edited.split('\n')
      const lines = text.split('\n')
      const kept = rest.filter((line) => lines.includes(line))
      expect(rest.length - kept.length, path.join('.')).toBeLessThan(2)
    }
  })
})
