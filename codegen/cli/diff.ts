import { formatChanges, jsonChanges } from '../tools/diff/format-changes.ts'
import { type Command, exit, jsonDocument } from './command.ts'
import { readChangesSince } from './compare-revision.ts'

/** What changed in the manifest since a revision of git, and what of it is incompatible. */
export const diff: Command = async ({ operands, json }, folders, { cwd, print }) => {
  const [revision = 'HEAD'] = operands
  const changes = readChangesSince(revision, folders, cwd)
  if (json) print(jsonDocument({ ok: true, against: revision, changes: jsonChanges(changes) }))
  else print(formatChanges(changes, revision))
  return exit.done
}
