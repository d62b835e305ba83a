import { formatChange } from './changes-text.ts'
import type { ManifestChange } from './diff-manifests.ts'

/** Changes as `--json` has them. */
export const jsonChanges = (changes: readonly ManifestChange[]) =>
  changes.map((change) => {
    const { subject, name, breaking, key, before, after, file, line, column } = change
    return {
      change: change.change,
      subject,
      name,
      breaking: breaking !== undefined,
      ...(breaking && { rule: breaking.rule, reason: breaking.reason }),
      message: formatChange(change),
      file,
      line,
      column,
      ...(key !== undefined && { key }),
      before,
      after,
    }
  })
