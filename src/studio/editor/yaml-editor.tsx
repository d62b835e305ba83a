import { Box } from '@chakra-ui/react'
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Range, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { useEffect, useRef } from 'react'
import { applyFix, DiagnosticList, fixKeymap, revealDiagnostic, underline } from './diagnostics.tsx'
import { languageClient, studioCompletion, toPosition } from './language.ts'
import { wrapLines, yamlTheme } from './yaml-look.ts'

type YamlEditorProps = {
  /** The file's name in the manifest, and its absolute path. */
  name: string
  path: string
  root: string
  text: string
  diagnostics: readonly StudioDiagnostic[]
  /** The selected part. The editor scrolls to it once. */
  part: string
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

/** A file's YAML, with the studio's completion and diagnostics. The language server explains keys. */
export function YamlEditor({ name, path, root, text, diagnostics, part, range, onChange }: YamlEditorProps) {
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
          EditorView.contentAttributes.of({
            'aria-label': `YAML de ${name}`,
            'aria-description': 'Tab recua a linha; Esc e depois Tab saem do editor.',
            spellcheck: 'false',
            // axe looks for it, although the text is editable.
            tabindex: '0',
          }),
          wrapLines,
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          indentUnit.of('  '),
          yaml(),
          lintGutter(),
          studioCompletion(name),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...fixKeymap,
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
    if (editor) editor.dispatch(underline(editor.state, diagnostics))
  }, [diagnostics])

  const start = range?.start
  const revealed = useRef<{ editor: EditorView; part: string }>(undefined)
  useEffect(() => {
    const editor = view.current
    // Typing moves the part: the cursor stays where the user types.
    if (!editor || start === undefined) return
    if (revealed.current?.editor === editor && revealed.current.part === part) return
    revealed.current = { editor, part }
    const anchor = toPosition(start, editor.state)
    editor.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 40 }),
    })
  }, [part, start])

  const withEditor =
    (act: (editor: EditorView, diagnostic: StudioDiagnostic) => void) => (diagnostic: StudioDiagnostic) =>
      view.current && act(view.current, diagnostic)
  return (
    <Box h="full" display="flex" flexDirection="column">
      <Box ref={box} flex="1" minH="0" />
      <DiagnosticList
        diagnostics={diagnostics}
        onReveal={withEditor(revealDiagnostic)}
        onFix={withEditor(applyFix)}
      />
    </Box>
  )
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
