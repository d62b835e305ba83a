import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variantPath } from '../../../../manifest/contract/consulta-paths.ts'
import { listElements, listEntries, readKey } from '../../../../manifest/contract/json.ts'
import type { FormChoice } from '../../../../manifest/contract/studio.ts'
import type { FileKind } from '../../../../manifest/schema/files.ts'
import { hasDefaultExport } from '../../../compile/check/pages.ts'
import type { ManifestDocument } from '../../../compile/read/manifest-document.ts'

/** Names that drafts declare, also while they are not valid. */
export type DraftNames = ReturnType<typeof readDraftNames>

export function readDraftNames(
  documents: readonly Pick<ManifestDocument, 'kind' | 'value'>[],
  pagesDir: string,
) {
  const listFiles = (kind: FileKind) =>
    documents.filter((document) => document.kind === kind).map(({ value }) => value)
  const families = listFiles('consultas/')
  return {
    sources: once(() =>
      listEntries(readKey(listFiles('sources.yaml')[0], 'sources')).map(([name, source]) =>
        createChoice(name, readKey(source, 'title')),
      ),
    ),
    suppliers: once(() =>
      listEntries(readKey(listFiles('suppliers.yaml')[0], 'suppliers')).map(([name, supplier]) =>
        createChoice(name, readKey(supplier, 'title')),
      ),
    ),
    families: once(() =>
      families.map((file) => createChoice(readKey(file, 'consulta'), readKey(file, 'title'))),
    ),
    roles: once(() =>
      listElements(readKey(readKey(listFiles('app.yaml')[0], 'auth'), 'roles')).map((role) =>
        createChoice(role),
      ),
    ),
    groups: once(() =>
      [...new Set(families.map((file) => readKey(file, 'group')))].map((group) => createChoice(group)),
    ),
    purposes: once(() =>
      listElements(readKey(listFiles('app.yaml')[0], 'purposes')).map((purpose) => createChoice(purpose)),
    ),
    paths: once(() =>
      [
        ...listFiles('routes/')
          .flatMap((file) => listElements(readKey(file, 'routes')))
          .map(createPathChoice),
        ...listFiles('dossies/').map(createPathChoice),
        ...families.flatMap(listVariantPaths),
      ].filter(({ value }) => value.startsWith('/') && !value.includes(':')),
    ),
    pages: once(() => listPages(pagesDir).map((page) => createChoice(page))),
    /** All variants, as `cpf/6`. */
    variants: once(() =>
      families.flatMap((file) =>
        listEntries(readKey(file, 'variants')).map(([number, variant]) => ({
          value: `${readKey(file, 'consulta')}/${number}`,
          label: `${readKey(file, 'title')}: ${readKey(variant, 'title')}`,
        })),
      ),
    ),
  }
}

/** Returns a function that reads a list at its first call. */
function once(read: () => FormChoice[]): () => FormChoice[] {
  let list: FormChoice[] | undefined
  return () => {
    list ??= read().filter(({ value }) => value !== '')
    return list
  }
}

function listVariantPaths(file: unknown): FormChoice[] {
  const path = readKey(file, 'path')
  if (typeof path !== 'string') return []
  return listEntries(readKey(file, 'variants')).map(([number, variant]) =>
    createChoice(variantPath(path, Number(number)), readKey(variant, 'title')),
  )
}

/** Returns the modules with a default export, as routes name them. */
function listPages(pagesDir: string): string[] {
  return readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && hasDefaultExport(readFileSync(join(pagesDir, name), 'utf8')))
    .map((name) => name.slice(0, -'.tsx'.length))
    .sort()
}

const createPathChoice = (part: unknown) => createChoice(readKey(part, 'path'), readKey(part, 'title'))

function createChoice(value: unknown, label?: unknown): FormChoice {
  const text = typeof value === 'string' ? value : ''
  return { value: text, label: typeof label === 'string' ? label : text }
}
