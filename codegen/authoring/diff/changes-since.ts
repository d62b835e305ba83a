import { checks } from '../../compile/check/all.ts'
import { checkIcons } from '../../compile/check/icons.ts'
import { checkPages } from '../../compile/check/pages.ts'
import { formatDiagnostic } from '../../diagnostics/format-diagnostics.ts'
import type { Folders } from '../../folders.mjs'
import { buildModel, type ValidModel } from '../../generate.ts'
import { diffManifests, type ManifestChange } from './diff-manifests.ts'
import { RevisionError, readGitFiles } from './git-source.ts'

/**
 * Returns the changes of the manifest since a git revision.
 *
 * @throws RevisionError
 */
export function findChangesSince(
  revision: string,
  current: ValidModel,
  folders: Folders,
  cwd: string,
): ManifestChange[] {
  const manifestFiles = readGitFiles(folders.manifestDir, revision)
  const before = buildModel({ ...folders, cwd, manifestFiles, checks: checksForOldManifest })
  if (!before.ok) {
    const diagnostics = before.diagnostics.filter(({ severity }) => severity === 'error')
    const list = diagnostics
      .slice(0, maxDiagnostics)
      .map((diagnostic) => formatDiagnostic({ ...diagnostic, file: `${revision}:${diagnostic.file}` }))
      .join('\n\n')
    throw new RevisionError(`O manifesto da revisão ${revision} é inválido:\n\n${list}`)
  }
  return diffManifests(before, current, revision)
}

const maxDiagnostics = 5

/** The old manifest is not checked against today's pages and icons: files it names may be deleted. */
export const checksForOldManifest = checks.filter((check) => check !== checkPages && check !== checkIcons)
