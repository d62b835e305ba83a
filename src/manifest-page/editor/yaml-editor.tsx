import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, indentUnit } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Range, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { useEffect, useRef } from 'react'
import { languageClient } from './language-client.ts'
import { yamlTheme } from './yaml-theme.ts'

type YamlEditorProps = {
  /** The file's name in the manifest, and its absolute path. */
  name: string
  path: string
  root: string
  text: string
  diagnostics: readonly StudioDiagnostic[]
  /** The selected part. The editor scrolls to it when it changes. */
  range: Range | undefined
  onChange: (text: string) => void
}

/** Marks changes that come from the form, an undo or the disk. */
const fromOutside = Annotation.define<boolean>()

const phrases = {
  'Control character': 'Caractere de controle',
  Diagnostics: 'Diagnósticos',
  'No diagnostics': 'Sem diagnósticos',
  Completions: 'Sugestões',
}

/** A file's YAML, with completion and hover from the language server, and the manifest's own diagnostics. */
export function YamlEditor({ name, path, root, text, diagnostics, range, onChange }: YamlEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const report = useRef(onChange)
  report.current = onChange
  const initial = useRef(text)
  initial.current = text

  useEffect(() => {
    if (!box.current) return
    const editor = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: initial.current,
        extensions: [
          EditorState.phrases.of(phrases),
          // Otherwise the editor would change every line end of the file.
          EditorState.lineSeparator.of(initial.current.includes('\r\n') ? '\r\n' : '\n'),
          EditorView.contentAttributes.of({ 'aria-label': `YAML de ${name}`, spellcheck: 'false' }),
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          indentUnit.of('  '),
          yaml(),
          lintGutter(),
          autocompletion(),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          languageClient(root).plugin(`file://${path}`, 'yaml'),
          yamlTheme,
          EditorView.updateListener.of((update) => {
            const isOwn = update.transactions.some((transaction) => !transaction.annotation(fromOutside))
            if (update.docChanged && isOwn) report.current(update.state.sliceDoc())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [name, path, root])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.sliceDoc() === text) return
    editor.dispatch({
      changes: findChange(editor.state.doc.toString(), text.replaceAll('\r\n', '\n')),
      annotations: fromOutside.of(true),
    })
  }, [text])

  useEffect(() => {
    const editor = view.current
    if (editor)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          diagnostics.map((one) => toLint(one, editor.state)),
        ),
      )
  }, [diagnostics])

  const [start, end] = [range?.start, range?.end]
  useEffect(() => {
    const editor = view.current
    if (!editor || start === undefined || end === undefined) return
    const anchor = Math.min(toPosition(start, editor.state), editor.state.doc.length)
    editor.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 40 }),
    })
  }, [start, end])

  return <div ref={box} style={{ height: '100%', minHeight: 0 }} />
}

/** Returns the smallest change between two texts, so that the cursor stays. */
function findChange(before: string, after: string) {
  const limit = Math.min(before.length, after.length)
  let from = 0
  while (from < limit && before[from] === after[from]) from++
  let same = 0
  while (same < limit - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}

/** Offsets count both characters of a CRLF; the editor counts one for each line end. */
function toPosition(offset: number, state: EditorState): number {
  if (state.lineBreak === '\n') return offset
  return offset - (state.sliceDoc().slice(0, offset).split('\r\n').length - 1)
}

function toLint({ severity, message, hint, range, fix }: StudioDiagnostic, state: EditorState): Diagnostic {
  const clamp = (offset: number) => Math.min(toPosition(offset, state), state.doc.length)
  return {
    from: clamp(range.start),
    to: clamp(range.end),
    severity,
    message: hint === '' ? message : `${message}\nDica: ${hint}`,
    ...(fix && {
      actions: [
        {
          name: fix.label,
          apply: (editor) =>
            editor.dispatch({
              changes: { from: clamp(fix.range.start), to: clamp(fix.range.end), insert: fix.text },
            }),
        },
      ],
    }),
  }
}
