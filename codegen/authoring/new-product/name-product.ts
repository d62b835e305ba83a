import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { ValueEdit } from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { editTexts } from '../edit/edit-texts.ts'

/** The product's identity. The short name is part of storage keys and the name of the package. */
export type ProductName = {
  name?: string | undefined
  shortName?: string | undefined
  color?: string | undefined
}

const setValue = (file: string, key: string, value: Json): ValueEdit => ({
  op: 'set',
  place: { file, path: [key] },
  value,
})

/** Returns a short name made of a name: `Clínica Boa Vista` gives `clinica-boa-vista`. */
export const shortenName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')

/** Writes name, short name and primary colour into the manifest and into package.json. */
export function nameProduct(root: string, { name, shortName, color }: ProductName): void {
  editManifest(root, 'app.yaml', (file) => [
    ...(name === undefined ? [] : [setValue(file, 'product', name)]),
    ...(shortName === undefined ? [] : [setValue(file, 'storagePrefix', shortName)]),
  ])
  if (name !== undefined) retitle(root, name)
  if (color !== undefined)
    editManifest(root, 'brand.yaml', (file, keys) => [
      setValue(file, 'primary', color),
      // They were chosen with the earlier colour. Codegen derives others.
      ...(keys.includes('charts') ? [{ op: 'remove' as const, place: { file, path: ['charts'] } }] : []),
    ])
  if (shortName !== undefined) namePackage(root, shortName)
}

function retitle(root: string, name: string) {
  const path = join(root, 'README.md')
  if (existsSync(path)) writeFileSync(path, readFileSync(path, 'utf8').replace(/^# .*/, `# ${name}`))
}

function editManifest(root: string, file: string, edits: (file: string, keys: string[]) => ValueEdit[]) {
  const path = join(root, 'manifest', file)
  const text = readFileSync(path, 'utf8')
  const keys = Object.keys((parseDocument(text).toJS() ?? {}) as object)
  const changed = editTexts(new Map([[file, text]]), edits(file, keys)).get(file)
  if (changed !== undefined) writeFileSync(path, changed)
}

function namePackage(root: string, name: string) {
  for (const file of ['package.json', 'package-lock.json']) {
    const path = join(root, file)
    if (!existsSync(path)) continue
    const content = JSON.parse(readFileSync(path, 'utf8'))
    content.name = name
    if (content.packages) content.packages[''].name = name
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
  }
}
