import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { type Diagnostic, forEachDiagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'
import type { StudioDiagnostic } from '@manifest/contract/studio.ts'
import { LuCircleAlert, LuTriangleAlert } from 'react-icons/lu'
import { toPosition } from './language.ts'

type DiagnosticListProps = {
  diagnostics: readonly StudioDiagnostic[]
  onReveal: (diagnostic: StudioDiagnostic) => void
  onFix: (diagnostic: StudioDiagnostic) => void
}

/** The file's diagnostics below its text. Each leads to its place. */
export function DiagnosticList({ diagnostics, onReveal, onFix }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="Problemas do arquivo"
      borderTopWidth="1px"
      bg="bg.panel"
      maxH="32%"
      overflowY="auto"
      p="2"
    >
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {diagnostics.map((one) => (
          <chakra.li
            key={`${one.code} ${one.range.start} ${one.message}`}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="baseline"
            textStyle="small"
          >
            <chakra.button
              type="button"
              display="flex"
              gap="2"
              alignItems="baseline"
              textAlign="start"
              minW="0"
              flex="1"
              cursor="pointer"
              onClick={() => onReveal(one)}
            >
              <Severity severity={one.severity} />
              <chakra.span color="fg.muted" flexShrink="0" fontVariantNumeric="tabular-nums">
                linha {one.line}
              </chakra.span>
              <chakra.span minW="0" overflowWrap="anywhere">
                {one.message}
                {one.hint !== '' && (
                  <Text as="span" color="fg.muted">
                    {' '}
                    Dica: {one.hint}
                  </Text>
                )}
              </chakra.span>
            </chakra.button>
            {one.fix && (
              <Button size="xs" variant="outline" colorPalette="primary" onClick={() => onFix(one)}>
                {one.fix.label}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text textStyle="small" color="fg.muted" mt="1">
        F8 vai ao próximo; Ctrl+. aplica o remédio da linha.
      </Text>
    </Box>
  )
}

function Severity({ severity }: Pick<StudioDiagnostic, 'severity'>) {
  const Icon = severity === 'error' ? LuCircleAlert : LuTriangleAlert
  return (
    <chakra.span color={severity === 'error' ? 'danger.fg' : 'warning.fg'} flexShrink="0" alignSelf="center">
      <Icon role="img" aria-label={severity === 'error' ? 'Erro' : 'Aviso'} />
    </chakra.span>
  )
}

/** A diagnostic of the studio, underlined in the editor. */
type Underlined = Diagnostic & {
  studio: StudioDiagnostic
  /** The text that the fix replaces, counted from the diagnostic's start. */
  replaced: { start: number; end: number }
}

/** Underlines the diagnostics of the file. */
export const underline = (state: EditorState, diagnostics: readonly StudioDiagnostic[]): TransactionSpec =>
  setDiagnostics(
    state,
    diagnostics.map((studio): Underlined => {
      const { severity, message, range, fix } = studio
      const from = toPosition(range.start, state)
      return {
        from,
        to: toPosition(range.end, state),
        replaced: {
          start: toPosition(fix?.range.start ?? range.start, state) - from,
          end: toPosition(fix?.range.end ?? range.end, state) - from,
        },
        severity,
        message,
        studio,
        renderMessage: (view) => renderMessage(view, studio),
      }
    }),
  )

/** The library's own buttons of fixes are named in English. */
function renderMessage(view: EditorView, { message, hint, fix, ...rest }: StudioDiagnostic): HTMLElement {
  const box = document.createElement('div')
  box.append(createText('cm-studioMessage', message))
  if (hint !== '') box.append(createText('cm-studioHint', `Dica: ${hint}`))
  if (!fix) return box
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cm-studioRemedy'
  button.textContent = fix.label
  button.title = 'Ctrl+.'
  button.addEventListener('click', () => applyFix(view, { message, hint, fix, ...rest }))
  box.append(button)
  return box
}

function createText(className: string, text: string): HTMLElement {
  const line = document.createElement('div')
  line.className = className
  line.textContent = text
  return line
}

type Found = Pick<Underlined, 'studio' | 'replaced' | 'from' | 'to'>

/** Returns the diagnostics where the text has moved them since the check. */
function listUnderlined(state: EditorState): Found[] {
  const found: Found[] = []
  forEachDiagnostic(state, (diagnostic, from, to) => {
    const { studio, replaced } = diagnostic as Underlined
    found.push({ studio, replaced, from, to })
  })
  return found
}

const findUnderlined = (state: EditorState, { code, range }: StudioDiagnostic) =>
  listUnderlined(state).find(({ studio }) => studio.code === code && studio.range.start === range.start)

/** Selects a diagnostic's text. */
export function revealDiagnostic(view: EditorView, diagnostic: StudioDiagnostic) {
  const found = findUnderlined(view.state, diagnostic)
  if (!found) return
  view.dispatch({ selection: { anchor: found.from, head: found.to }, scrollIntoView: true })
  view.focus()
}

export function applyFix(view: EditorView, diagnostic: StudioDiagnostic) {
  const found = findUnderlined(view.state, diagnostic)
  const { fix } = diagnostic
  if (!found || !fix) return
  const from = found.from + found.replaced.start
  view.dispatch({
    changes: { from, to: found.from + found.replaced.end, insert: fix.text },
    selection: { anchor: from + fix.text.length },
    scrollIntoView: true,
    userEvent: 'input.fix',
  })
  view.focus()
}

/** F8 goes to the next diagnostic; Ctrl+. applies the fix in the line of the cursor. */
export const fixKeymap: KeyBinding[] = [
  { key: 'F8', run: nextDiagnostic },
  {
    key: 'Mod-.',
    run(view) {
      const { state } = view
      const line = state.doc.lineAt(state.selection.main.head)
      const found = listUnderlined(state).find(
        ({ studio, from, to }) => studio.fix && from <= line.to && to >= line.from,
      )
      if (!found) return false
      applyFix(view, found.studio)
      return true
    },
  },
]
