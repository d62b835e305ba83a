import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { ManifestDocument, YamlPath } from '../../read/manifest-document.ts'

/** A path that the manifest declares as that of a page, a family or a dossiê, and where. */
export type DeclaredPath = {
  document: ManifestDocument
  at: YamlPath
  path: string
  layout: 'public' | 'app'
  /** Every address below it, itself included, that a link or a bookmark may name. */
  published: string[]
}

/** Every path that a manifest declares. The variants and batches of a family are below its own. */
export function listDeclaredPaths({ routes, families, dossies }: CheckedManifest): DeclaredPath[] {
  const pagePaths = routes.flatMap(({ document, value }) =>
    value.routes.map(({ path }, index): DeclaredPath => {
      return { document, at: ['routes', index, 'path'], path, layout: value.layout, published: [path] }
    }),
  )
  const familyPaths = families.map(({ document, file, variants }): DeclaredPath => {
    const published = variants.flatMap(({ path, batch }) => (batch ? [path, batchPath(path)] : [path]))
    return { document, at: ['path'], path: file.path, layout: 'app', published }
  })
  const dossiePaths = dossies.map(({ document, value: { path, batch } }): DeclaredPath => {
    return {
      document,
      at: ['path'],
      path,
      layout: 'app',
      published: batch ? [path, batchPath(path)] : [path],
    }
  })
  return [...pagePaths, ...familyPaths, ...dossiePaths]
}
