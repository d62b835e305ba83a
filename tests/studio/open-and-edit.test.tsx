import type { OutlineNode } from '@manifest/contract/studio.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { Editor } from '../../src/studio/editor/editor.tsx'
import { Navigation } from '../../src/studio/shell/navigation.tsx'
import { Toolbar } from '../../src/studio/shell/toolbar.tsx'
import { useOutline } from '../../src/studio/tree/outline.ts'
import { applyTyping, draftState } from '../../src/studio/workspace/drafts.ts'
import { editValues, startWorkspace } from '../../src/studio/workspace/workspace.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { waitFor } from '../support/wait-for.ts'
import { openFiles, startStudioServer } from './studio-server.ts'

const file = 'app.yaml'
const place = { file, path: [] }
const part: OutlineNode = { id: file, title: 'Produto', place, children: [] }

const readProduct = (text: string | null | undefined) => text?.replace('product: ', '')

/** The studio without the page beside the editor. */
function Desk() {
  return (
    <>
      <Toolbar onOpen={() => undefined} />
      <Navigation groups={useOutline()} query="" onQuery={() => undefined} />
      <Editor overview={null} />
    </>
  )
}

let requests: ReturnType<typeof startStudioServer>

beforeEach(() => {
  requests = startStudioServer({
    open: () => openFiles({ [file]: 'product: Antes' }),
    check: () => ({ diagnostics: [] }),
    outline: () => ({ groups: [{ id: 'Geral', title: 'Geral', children: [part] }] }),
    form: ({ drafts }) => ({
      node: {
        path: ['product'],
        key: 'product',
        label: 'Nome do produto',
        control: { type: 'text', isLong: false },
        isRequired: true,
        value: readProduct(drafts[file] ?? 'product: Antes'),
        diagnostics: [],
      },
    }),
    edit: ({ edits }) => ({
      texts: { [file]: edits.map((edit) => ('value' in edit ? `product: ${edit.value}` : '')).join('') },
    }),
  })
})

afterEach(cleanup)

it('opens a part from the tree, and undoes what was edited in its form', async () => {
  // Its next check would reach the tests of another file, which share the worker.
  onTestFinished(startWorkspace())
  await renderInApp(<Desk />)
  const tree = within(screen.getByRole('navigation', { name: 'Manifesto' }))
  await act(async () => fireEvent.click(await tree.findByRole('button', { name: 'Abrir Geral' })))
  await act(async () => fireEvent.click(tree.getByRole('button', { name: 'Produto' })))
  const field = await screen.findByRole('textbox', { name: 'Nome do produto' })
  fireEvent.change(field, { target: { value: 'Depois' } })
  await act(async () => fireEvent.blur(field))
  expect(await screen.findByText('1 arquivo por salvar, sem erros')).toBeTruthy()
  await waitFor(() => expect(requests.filter(({ name }) => name === 'form')).toHaveLength(2))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer' })))
  expect(await screen.findByText('Desfeito: Nome do produto')).toBeTruthy()
  expect(await screen.findByDisplayValue('Antes')).toBe(field)
})

it('keeps the text that the user types while the server edits', async () => {
  const edited = editValues('Produto', [{ op: 'set', place: { file, path: ['product'] }, value: 'Depois' }])
  await Promise.resolve()
  applyTyping('app.yaml: YAML', { 'menu.yaml': 'menu: digitado' })
  expect(await edited).toBeUndefined()
  expect(draftState.drafts['menu.yaml']).toBe('menu: digitado')
  const sent = requests.filter(({ name }) => name === 'edit').map(({ body }) => Object(body).drafts)
  expect(sent.map((drafts) => drafts['menu.yaml'])).toEqual([undefined, 'menu: digitado'])
})
