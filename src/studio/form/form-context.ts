import type { EntryPath, FormNode, Place, ValueEdit } from '@manifest/contract/studio.ts'
import { createContext, use } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts, draftState, readDraft } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'

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
  /** The form is of the text of now. It is not while an edit is on its way. */
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

/** Returns functions that edit the value of one node. */
export function useNodeEdits(path: EntryPath, label: string) {
  const { file, edit } = use(FormContext)
  const place = { file, path }
  const run = (step: string, edits: ValueEdit[]) => void edit(step, edits)
  return {
    set: (value: unknown) => run(label, [{ op: 'set', place, value }]),
    remove: () => run(`${label}: removido`, [{ op: 'remove', place }]),
    insert: (index: number, value: unknown) => run(`${label}: novo`, [{ op: 'insert', place, index, value }]),
    move: (from: number, to: number) => run(`${label}: ordem`, [{ op: 'move', place, from, to }]),
  }
}
