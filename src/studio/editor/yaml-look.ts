import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { getAppSystem } from '@/ui/theme/app-system.ts'

const { token } = getAppSystem()
const color = (name: string) => token.var(`colors.${name}`)
const border = `1px solid ${color('border')}`

const styles = EditorView.theme({
  '&': { height: '100%', fontSize: '12.5px', color: color('fg'), backgroundColor: color('bg.panel') },
  '&.cm-focused': { outline: `2px solid ${color('primary.solid')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: token.var('fonts.mono'), lineHeight: '20px' },
  '.cm-content': { caretColor: color('fg') },
  '.cm-cursor': { borderLeftColor: color('fg') },
  '.cm-gutters': { backgroundColor: color('bg.panel'), color: color('fg.muted'), borderRight: border },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('bg.muted') },
  // A line's background would hide the selection, which is drawn below it.
  '.cm-activeLine': { backgroundColor: `color-mix(in srgb, ${color('bg.muted')} 60%, transparent)` },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('primary.muted'),
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color('primary.subtle'), outline: border },
})

/** Tooltips have room beyond the editor's pane. */
const tooltips = EditorView.theme({
  '.cm-tooltip': {
    zIndex: '30',
    maxWidth: '420px',
    fontFamily: token.var('fonts.body'),
    fontSize: '13px',
    lineHeight: '1.45',
    backgroundColor: color('bg.panel'),
    color: color('fg'),
    border,
    borderRadius: '8px',
    boxShadow: token.var('shadows.md'),
  },
  '.cm-tooltip.cm-tooltip-autocomplete': { maxWidth: 'min(560px, 90vw)', overflow: 'visible' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '18em',
    fontFamily: token.var('fonts.mono'),
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { display: 'flex', gap: '12px', padding: '3px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: color('primary.subtle'),
    color: color('primary.fg'),
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: token.var('fonts.body'),
    fontStyle: 'normal',
    color: color('fg.muted'),
  },
  '.cm-tooltip.cm-completionInfo': { padding: '6px 10px' },
  '.cm-lsp-hover-tooltip': { padding: '6px 10px', maxHeight: '40vh', overflowY: 'auto' },
  '.cm-lsp-hover-tooltip ul': { paddingInlineStart: '18px' },
  '.cm-diagnostic': { padding: '6px 10px', borderInlineStartWidth: '3px' },
  '.cm-diagnostic-error': { borderInlineStartColor: color('danger.solid') },
  '.cm-diagnostic-warning': { borderInlineStartColor: color('warning.solid') },
  '.cm-studioHint': { color: color('fg.muted') },
  '.cm-studioRemedy': {
    marginTop: '6px',
    padding: '2px 10px',
    borderRadius: '6px',
    cursor: 'pointer',
    backgroundColor: color('primary.solid'),
    color: color('primary.contrast'),
  },
})

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: color('primary.fg') },
  { tag: [tags.comment, tags.meta], color: color('fg.muted'), fontStyle: 'italic' },
  { tag: [tags.content, tags.attributeValue], color: color('fg') },
  { tag: [tags.string, tags.special(tags.string)], color: color('success.fg') },
  { tag: [tags.keyword, tags.bool, tags.number], color: color('info.fg') },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: color('fg.muted') },
])

/** The YAML editor in the theme's colours, dark and light. */
export const yamlTheme = [styles, tooltips, syntaxHighlighting(highlight)]

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
