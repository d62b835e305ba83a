import { jsonChanges } from '../diff/changes-json.ts'
import { changesText } from '../diff/changes-text.ts'
import { changesSince } from './against.ts'
import { type Command, exit, jsonDocument } from './command.ts'

/** What changed in the manifest since a revision of git, and what of it is incompatible. */
export const diff: Command = async ({ operands, json }, folders, { cwd, print }) => {
  const [revision = 'HEAD'] = operands
  const changes = changesSince(revision, folders, cwd)
  if (json) print(jsonDocument({ ok: true, against: revision, changes: jsonChanges(changes) }))
  else print(changesText(changes, revision))
  return exit.done
}
