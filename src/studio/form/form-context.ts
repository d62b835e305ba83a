import type { EntryPath, FormNode, Place, ValueEdit } from '@manifest/contract/studio.ts'
import { createContext, use, useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, draftState, readDraft } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'
import { findEmptied } from './find-emptied.ts'

/** `text` is the file that the node is of. */
export type Form = { node?: FormNode; text?: string | undefined; problem?: string }

/** Returns the form of a place in the drafts, read again after each check. */
export function useForm(place: Place): Form {
  const { opened, isChecking } = useSnapshot(workspace)
  const { answer, problem } = useRequest(
    JSON.stringify(place),
    [opened],
    async (signal) => {
      const text = readDraft(snapshot(draftState), place.file)
      return { text, node: (await askAboutDrafts('form', { place }, signal)).node }
    },
    opened !== undefined && !isChecking,
  )
  return problem === undefined ? (answer ?? {}) : { problem }
}

type FormActions = {
  file: string
  /** The part in the editor. */
  root?: FormNode | undefined
  /** The form is of the file's text, and no edit is under way. */
  isCurrent: boolean
  /**
   * Edits the file as one step. The label names the step for undo. Returns the reason if the server refuses, in
   * Portuguese.
   */
  edit: (label: string, edits: ValueEdit[]) => Promise<string | undefined>
  /** Opens a part in the editor. */
  open: (path: EntryPath) => void
  /** Opens a part in the YAML tab. */
  openYaml: (path: EntryPath) => void
}

export const FormContext = createContext<FormActions>({
  file: '',
  isCurrent: true,
  edit: async () => undefined,
  open: () => undefined,
  openYaml: () => undefined,
})

/** Returns a value of the form, and a function that shows another one until the form has the edited text. */
export function useShownValue<Value>(value: Value) {
  const { isCurrent } = use(FormContext)
  const [shown, show] = useState(value)
  useEffect(() => {
    if (isCurrent) show(value)
  }, [value, isCurrent])
  return [shown, show] as const
}

/** Returns functions that edit the value of one node. They return why the server refuses, as `edit` does. */
export function useNodeEdits(path: EntryPath, label: string) {
  const { file, root, edit } = use(FormContext)
  const place = { file, path }
  return {
    set: (value: unknown) => edit(label, [{ op: 'set', place, value }]),
    remove: () => {
      const emptied = { file, path: root ? findEmptied(root, path) : path }
      return edit(`${label}: removido`, [{ op: 'remove', place: emptied }])
    },
    insert: (index: number, value: unknown) =>
      edit(`${label}: novo`, [{ op: 'insert', place, index, value }]),
    move: (from: number, to: number) => edit(`${label}: ordem`, [{ op: 'move', place, from, to }]),
  }
}
