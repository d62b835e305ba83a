import type { ManifestChange } from '../authoring/diff/diff-manifests.ts'
import { findChangesSince } from '../authoring/diff/diff-manifests.ts'
import { formatChangeLines, formatChanges, jsonChanges } from '../authoring/diff/format-changes.ts'
import { RevisionError } from '../authoring/diff/git-source.ts'
import { CommandError } from '../diagnostics/errors.ts'
import type { Folders } from '../folders.mjs'
import type { RevisionComparison } from '../report.ts'
import { type Command, exit, jsonDocument, readModel } from './command.ts'

/** `diff`: prints the changes of the manifest since a git revision, and marks the incompatible ones. */
export const diff: Command = async ({ operands, json }, folders, { cwd, print }) => {
  const [revision = 'HEAD'] = operands
  const changes = readChanges(revision, folders, cwd)
  if (json) print(jsonDocument({ ok: true, against: revision, changes: jsonChanges(changes) }))
  else print(formatChanges(changes, revision))
  return exit.done
}

/**
 * Returns the changes of the manifest since a git revision.
 *
 * @throws InvalidManifest if the current manifest has errors
 * @throws CommandError if git has no manifest of the revision
 */
function readChanges(revision: string, folders: Folders, cwd: string): ManifestChange[] {
  const current = readModel(folders, cwd)
  try {
    return findChangesSince(revision, current, folders, cwd)
  } catch (error) {
    throw error instanceof RevisionError ? new CommandError(error.message) : error
  }
}

/** Compares the manifest with a git revision and reports the incompatible changes. */
export function compareWithRevision(against: string, folders: Folders, cwd: string): RevisionComparison {
  const changes = readChanges(against, folders, cwd)
  const breaking = changes.filter((change) => change.breaking)
  const report =
    breaking.length === 0
      ? `Nada no manifesto é incompatível com ${against}.\n`
      : `O manifesto é incompatível com ${against}:\n\n${formatChangeLines(breaking)}`
  return { against, isCompatible: breaking.length === 0, changes: jsonChanges(changes), report }
}
