import { dirname, join, relative } from 'node:path'
import type { FileKind } from '../manifest/schema/files.ts'
import type { Folders } from './output/fingerprint.mjs'
import { findKind } from './read/manifest-source.ts'

/** Where the JSON Schema of each kind of YAML file is emitted, in the output folder. */
export const schemaPaths: Record<FileKind, string> = {
  'app.yaml': 'schema/app.schema.json',
  'menu.yaml': 'schema/menu.schema.json',
  'sources.yaml': 'schema/sources.schema.json',
  'content/pricing.yaml': 'schema/pricing.schema.json',
  'content/faq.yaml': 'schema/faq.schema.json',
  'content/changelog.yaml': 'schema/changelog.schema.json',
  'routes/': 'schema/routes.schema.json',
  'consultas/': 'schema/consulta.schema.json',
  'dossies/': 'schema/dossie.schema.json',
}

/**
 * The first line of a manifest's file, without its line feed: it tells an editor's YAML language server where the file's
 * schema is. `name` is relative to the manifest's folder, as in `consultas/cpf.yaml`.
 *
 * @throws Error when no kind of file has that name.
 */
export function schemaLine(name: string, { manifestDir, outDir }: Folders): string {
  const kind = findKind(name)
  if (kind === undefined) throw new Error(`No kind of manifest file is called ${name}`)
  const folder = dirname(join(manifestDir, name))
  const path = relative(folder, join(outDir, schemaPaths[kind])).replaceAll('\\', '/')
  return `# yaml-language-server: $schema=${path}`
}
