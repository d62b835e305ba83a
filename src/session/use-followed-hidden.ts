import type { Field } from '@manifest/schema/field.ts'
import { useSnapshot } from 'valtio'
import { followedHidden, reveal, showFollowed } from '@/state/reveal.ts'
import type { QueryValues } from '@/state/session.ts'
import { buildSubjectKey } from '@/state/subjects.ts'

/** Returns a test for fields whose value the user followed while it was hidden. */
export function useFollowedHidden(values: QueryValues): (field: Field) => boolean {
  const { keys } = useSnapshot(followedHidden)
  const { isOn } = useSnapshot(reveal)
  return ({ kind, name }) => !isOn && keys[buildSubjectKey(kind, values[name] ?? '')] === true
}

/** Shows all values of a form. */
export function showFields(fields: readonly Field[], values: QueryValues): void {
  for (const { kind, name } of fields) showFollowed(kind, values[name] ?? '')
}
