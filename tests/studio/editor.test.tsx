import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { StudioDiagnostic } from '@manifest/contract/studio.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applyFix, DiagnosticList, underline } from '../../src/studio/editor/diagnostics.tsx'
import { renderInApp } from '../support/render-in-app.tsx'

const text = 'title: CPF\r\nikon: LuUser\r\n'

const diagnostic: StudioDiagnostic = {
  code: 'unknown-key',
  severity: 'error',
  message: 'A chave ikon não existe',
  hint: 'Talvez icon',
  file: 'consultas/cpf.yaml',
  line: 2,
  column: 1,
  range: { start: text.indexOf('ikon'), end: text.indexOf('ikon') + 4 },
  path: ['ikon'],
  fix: {
    label: 'Trocar por icon',
    range: { start: text.indexOf('ikon'), end: text.indexOf('ikon') + 4 },
    text: 'icon',
  },
}

afterEach(cleanup)

it('lists diagnostics with their line and hint, and offers the fix', async () => {
  const onFix = vi.fn()
  const onReveal = vi.fn()
  const { code, fix: _fix, ...rest } = diagnostic
  await renderInApp(
    <DiagnosticList
      diagnostics={[diagnostic, { ...rest, code, severity: 'warning', message: 'Sem descrição', hint: '' }]}
      onReveal={onReveal}
      onFix={onFix}
    />,
  )
  fireEvent.click(
    screen.getByRole('button', { name: 'Erro linha 2 A chave ikon não existe Dica: Talvez icon' }),
  )
  expect(onReveal).toHaveBeenCalledExactlyOnceWith(diagnostic)
  fireEvent.click(screen.getByRole('button', { name: 'Trocar por icon' }))
  expect(onFix).toHaveBeenCalledExactlyOnceWith(diagnostic)
  expect(screen.getAllByRole('button')).toHaveLength(3)
})

it('applies a fix where typing has moved the text, and keeps the line ends of the file', () => {
  const view = new EditorView({
    state: EditorState.create({ doc: text, extensions: EditorState.lineSeparator.of('\r\n') }),
  })
  view.dispatch(underline(view.state, [diagnostic]))
  view.dispatch({ changes: { from: 0, insert: '# Nova linha\r\n' } })
  applyFix(view, diagnostic)
  expect(view.state.sliceDoc()).toBe('# Nova linha\r\ntitle: CPF\r\nicon: LuUser\r\n')
  view.destroy()
})
