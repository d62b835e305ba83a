import type { Folders } from '../output/fingerprint.mjs'
import { findChangesSince as changesInGit } from '../tools/diff/changes-since.ts'
import type { ManifestChange } from '../tools/diff/diff-manifests.ts'
import { formatChangeLines, jsonChanges } from '../tools/diff/format-changes.ts'
import { RevisionError } from '../tools/diff/git-source.ts'
import { CommandError } from './command.ts'
import { readModel } from './read-model.ts'
import type { RevisionComparison } from './report.ts'

/**
 * What changed in the manifest since a revision of git.
 *
 * @throws InvalidManifest where that of now has errors.
 * @throws CommandError where there is none to compare it with.
 */
export function readChangesSince(revision: string, folders: Folders, cwd: string): ManifestChange[] {
  const current = readModel(folders, cwd)
  try {
    return changesInGit(revision, current, folders, cwd)
  } catch (error) {
    throw error instanceof RevisionError ? new CommandError(error.message) : error
  }
}

/** Whether the manifest keeps what a revision promised; all that changed, and a report of what is incompatible. */
export function compareWithRevision(against: string, folders: Folders, cwd: string): RevisionComparison {
  const changes = readChangesSince(against, folders, cwd)
  const breaking = changes.filter((change) => change.breaking)
  const report =
    breaking.length === 0
      ? `Nada no manifesto é incompatível com ${against}.\n`
      : `O manifesto é incompatível com ${against}:\n\n${formatChangeLines(breaking)}`
  return { against, isCompatible: breaking.length === 0, changes: jsonChanges(changes), report }
}
