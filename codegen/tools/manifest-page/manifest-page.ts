import type {
  ManifestContent,
  ManifestPage,
  ShownDiagnostic,
} from '../../../manifest/contract/manifest-page.ts'
import { pageFile } from '../../check/pages.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { buildModel } from '../../generate.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { buildManifestContent } from './manifest-content.ts'

/**
 * A reader of what the manifest's page shows. While the manifest is broken it gives the content that was good last, with
 * the diagnostics of now. `cwd` is what files are relative to.
 */
export function createManifestPageReader(folders: Folders, cwd: string): () => ManifestPage {
  let product = ''
  let content: ManifestContent | undefined
  const findPageFile = (page: string) => {
    const file = pageFile(page, folders.pagesDir)
    return file === undefined ? page : shownPath(file, cwd)
  }
  return () => {
    const built = buildModel({ ...folders, cwd })
    if (built.ok) {
      product = built.model.app.product
      content = buildManifestContent(built.model, built.manifest, findPageFile)
    }
    const diagnostics = built.diagnostics.map(shownDiagnostic).toSorted(errorsFirst)
    return { root: cwd, product, diagnostics, ...(content && { content }) }
  }
}

const shownDiagnostic = ({ file, line, column, ...diagnostic }: Diagnostic): ShownDiagnostic => ({
  ...diagnostic,
  position: `${file}:${line}:${column}`,
})

const errorsFirst = (one: ShownDiagnostic, other: ShownDiagnostic) =>
  Number(one.severity === 'warning') - Number(other.severity === 'warning')
