import { dirname, join, relative } from 'node:path'
import type { FileKind } from '../../../manifest/schema/files.ts'
import { findFileKind } from '../../compile/read/manifest-files.ts'

/** The path of each kind's JSON Schema in the output folder. */
export const schemaPaths: Record<FileKind, string> = {
  'app.yaml': 'schema/app.schema.json',
  'brand.yaml': 'schema/brand.schema.json',
  'menu.yaml': 'schema/menu.schema.json',
  'sources.yaml': 'schema/sources.schema.json',
  'suppliers.yaml': 'schema/suppliers.schema.json',
  'content/pricing.yaml': 'schema/pricing.schema.json',
  'content/faq.yaml': 'schema/faq.schema.json',
  'content/changelog.yaml': 'schema/changelog.schema.json',
  'demo/cast.yaml': 'schema/cast.schema.json',
  'routes/': 'schema/routes.schema.json',
  'consultas/': 'schema/consulta.schema.json',
  'dossies/': 'schema/dossie.schema.json',
}

/**
 * Returns the first line of a manifest file, without line feed. It names the file's schema for the YAML language server of
 * editors. `name` is relative to the manifest's folder, as in `consultas/cpf.yaml`.
 *
 * @throws Error when no kind of file has that name.
 */
export function schemaLine(
  name: string,
  { manifestDir, outDir }: { manifestDir: string; outDir: string },
): string {
  const kind = findFileKind(name)
  if (kind === undefined) throw new Error(`No kind of manifest file has the name ${name}`)
  const folder = dirname(join(manifestDir, name))
  const path = relative(folder, join(outDir, schemaPaths[kind])).replaceAll('\\', '/')
  return `# yaml-language-server: $schema=${path}`
}
