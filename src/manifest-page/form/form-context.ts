import type { EntryPath, ValueEdit } from '@manifest/contract/studio.ts'
import { createContext, use } from 'react'

type FormActions = {
  file: string
  /** Edits the file as one step. The label names the step for undo. */
  edit: (label: string, edits: ValueEdit[]) => void
  /** Opens a part in the editor. */
  open: (path: EntryPath) => void
  /** Opens a part in the YAML tab. */
  openYaml: (path: EntryPath) => void
}

export const FormContext = createContext<FormActions>({
  file: '',
  edit: () => undefined,
  open: () => undefined,
  openYaml: () => undefined,
})

/** Returns functions that edit the value of one node. */
export function useNodeEdits(path: EntryPath, label: string) {
  const { file, edit } = use(FormContext)
  const place = { file, path }
  return {
    set: (value: unknown) => edit(label, [{ op: 'set', place, value }]),
    remove: () => edit(`${label}: removido`, [{ op: 'remove', place }]),
    insert: (index: number, value: unknown) =>
      edit(`${label}: novo`, [{ op: 'insert', place, index, value }]),
    move: (from: number, to: number) => edit(`${label}: ordem`, [{ op: 'move', place, from, to }]),
  }
}
