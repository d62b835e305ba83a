import type { StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import { pageFile } from '../../compile/check/pages.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { buildManifestContent } from './content/manifest-content.ts'
import { convertDiagnostics } from './diagnostics.ts'
import { buildDrafts, type StudioContext } from './studio-context.ts'

/** `check`: diagnostics of the drafts, errors first, and the content if they are valid. */
export function check(context: StudioContext, { drafts }: StudioRequests['check']): StudioAnswers['check'] {
  const { folders, cwd } = context
  const built = buildDrafts(context, drafts)
  const diagnostics = convertDiagnostics(built.diagnostics, shownPath(folders.manifestDir, cwd))
  if (!built.ok) return { diagnostics }
  const findPageFile = (page: string) => {
    const file = pageFile(page, folders.pagesDir)
    return file === undefined ? page : shownPath(file, cwd)
  }
  return { diagnostics, content: buildManifestContent(built.model, built.manifest, findPageFile) }
}
