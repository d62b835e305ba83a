import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { emitSchemas } from '../../codegen/emit/schemas.ts'
import { smallModel } from '../codegen/support/small-model.ts'

const root = join(import.meta.dirname, '../..')
const guide = join(root, 'docs/guides/manifesto.md')
const heading = '## Todas as chaves'

type Schema = {
  description?: string
  properties?: Record<string, Schema>
  $ref?: string
  [key: string]: unknown
}

/** A key of the grammar: the keys it can stand in ('' at the top of the file), and its description. */
type KeyRow = { name: string; parents: Set<string>; description: string }

/** Reads a reference inside a schema, as `#/definitions/field`. */
const readReference = (schema: Schema, reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], schema)

/** The keys of a file's schema. Keys with one name and one description are one row. */
function listKeys(schema: Schema): KeyRow[] {
  const rows = new Map<string, KeyRow>()
  const seen = new Set<string>()
  const visit = (node: unknown, parent: string) => {
    if (typeof node !== 'object' || node === null) return
    const { properties = {}, $ref, definitions: _, examples: __, default: ___, ...rest } = node as Schema
    for (const [key, child] of Object.entries(properties)) {
      const { description = '' } = child
      const name = child.const === undefined ? key : `${key}: ${child.const}`
      const id = `${name}: ${description}`
      const row = rows.get(id) ?? { name, parents: new Set(), description }
      rows.set(id, row)
      row.parents.add(parent)
      visit(child, key)
    }
    if ($ref && !seen.has(`${parent} ${$ref}`)) {
      seen.add(`${parent} ${$ref}`)
      visit(readReference(schema, $ref), parent)
    }
    for (const child of Object.values(rest)) visit(child, parent)
  }
  visit(schema, '')
  return [...rows.values()]
}

const formatParents = (parents: Set<string>) =>
  [...parents].map((parent) => (parent ? `\`${parent}\`` : 'o arquivo')).join(', ')

function formatFile([file, content]: readonly [string, string]): string {
  const schema: Schema = JSON.parse(content)
  const rows = listKeys(schema).map(
    ({ name, parents, description }) =>
      `| \`${name}\` | ${formatParents(parents)} | ${description.replaceAll('|', '\\|')} |`,
  )
  return [
    `### ${file.split('.')[0]}`,
    '',
    '| chave | dentro de | o que é |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

it('lists every key of the grammar in the guide (vitest -u updates it)', async () => {
  const [text = ''] = readFileSync(guide, 'utf8').split(`\n${heading}\n`)
  const intro = 'Por tipo de arquivo. O editor mostra as mesmas descrições.'
  const schemas = emitSchemas(smallModel).map(({ path, content }) => [basename(path), content] as const)
  const section = [heading, intro, ...schemas.toSorted().map(formatFile)].join('\n\n')
  await expect(`${text}\n${section}\n`).toMatchFileSnapshot(guide)
})
