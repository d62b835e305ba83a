import { checks } from '../../check/all.ts'
import { checkIcons } from '../../check/icons.ts'
import { checkPages } from '../../check/pages.ts'
import { formatDiagnostic } from '../../diagnostics/format-diagnostics.ts'
import { buildModel, type ValidModel } from '../../generate.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { diffManifests, type ManifestChange } from './diff-manifests.ts'
import { createGitSource, RevisionError } from './git-source.ts'

/**
 * What changed in the manifest since a revision of git.
 *
 * @throws RevisionError
 */
export function findChangesSince(
  revision: string,
  current: ValidModel,
  folders: Folders,
  cwd: string,
): ManifestChange[] {
  const source = createGitSource(folders.manifestDir, revision)
  const before = buildModel({ ...folders, cwd, source, checks: checksForOldManifest })
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

/** An old manifest is not held against the pages and icons of now: they may be gone. */
const checksForOldManifest = checks.filter((check) => check !== checkPages && check !== checkIcons)
