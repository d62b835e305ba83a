import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const color = (token: string) => `var(--chakra-colors-${token})`

const styles = EditorView.theme({
  '&': { height: '100%', fontSize: '12.5px', color: color('fg'), backgroundColor: color('bg-panel') },
  '&.cm-focused': { outline: `2px solid ${color('primary-solid')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--chakra-fonts-mono)', lineHeight: '19px' },
  '.cm-content': { caretColor: color('fg') },
  '.cm-cursor': { borderLeftColor: color('fg') },
  '.cm-gutters': {
    backgroundColor: color('bg-panel'),
    color: color('fg-muted'),
    borderRight: `1px solid ${color('border')}`,
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('bg-muted') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('primary-muted'),
  },
  '.cm-tooltip': {
    backgroundColor: color('bg-panel'),
    color: color('fg'),
    border: `1px solid ${color('border')}`,
    borderRadius: '8px',
    maxWidth: '420px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: color('primary-subtle'),
    color: color('primary-fg'),
  },
  '.cm-diagnosticAction': { backgroundColor: color('primary-solid'), color: color('primary-contrast') },
})

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: color('primary-fg') },
  { tag: tags.comment, color: color('fg-muted'), fontStyle: 'italic' },
  { tag: [tags.string, tags.content], color: color('fg') },
  { tag: [tags.keyword, tags.bool, tags.number], color: color('info-fg') },
  { tag: tags.punctuation, color: color('fg-muted') },
])

/** The YAML editor in the theme's colours, dark and light. */
export const yamlTheme = [styles, syntaxHighlighting(highlight)]
