import type { EditorState } from '@codemirror/state'

/** Offsets of the file count both characters of a CRLF; positions of the editor count one for each line end. */
export function toPosition(offset: number, state: EditorState): number {
  if (state.lineBreak === '\n') return Math.min(offset, state.doc.length)
  const lineEnds = state.sliceDoc().slice(0, offset).split('\r\n').length - 1
  return Math.min(offset - lineEnds, state.doc.length)
}

export const toOffset = (position: number, state: EditorState): number =>
  state.lineBreak === '\n' ? position : position + state.doc.lineAt(position).number - 1
