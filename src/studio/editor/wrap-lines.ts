import { type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Columns of a wrapped line beyond the indentation of its beginning. */
const hang = 2

function indentLines({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let position = from; position <= to; ) {
      const line = state.doc.lineAt(position)
      const columns = (/^[ -]*/.exec(line.text)?.[0].length ?? 0) + hang
      const style = `padding-inline-start: calc(6px + ${columns}ch); text-indent: -${columns}ch`
      builder.add(line.from, line.from, Decoration.line({ attributes: { style } }))
      position = line.to + 1
    }
  return builder.finish()
}

/** Wraps long lines below their own indentation, so that the structure stays visible. */
export const wrapLines: Extension = [
  EditorView.lineWrapping,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = indentLines(view)
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = indentLines(view)
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
]
