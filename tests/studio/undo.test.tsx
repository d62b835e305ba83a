import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toolbar } from '../../src/studio/shell/toolbar.tsx'
import { acceptDisk, applyTexts, applyTyping, draftState } from '../../src/studio/workspace/drafts.ts'
import { toolbarMessage } from '../../src/studio/workspace/workspace.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { openFiles } from './studio-server.ts'

const name = 'app.yaml'
const opened = vi.fn()

beforeEach(async () => {
  toolbarMessage.text = ''
  opened.mockClear()
  Object.assign(draftState, { drafts: {}, base: {}, done: [], undone: [] })
  acceptDisk(openFiles({ [name]: 'product: A' }))
  await renderInApp(
    <Toolbar onOpen={opened}>
      <input aria-label="Um campo" />
    </Toolbar>,
  )
})

afterEach(cleanup)

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ctrlKey: true, ...init })

it('undoes and redoes a step, and tells which', async () => {
  await act(async () => applyTexts('Produto', { [name]: 'product: B' }))
  expect(screen.getByRole('status').textContent).toBe('1 arquivo por salvar, sem erros')
  press('z')
  expect(toolbarMessage.text).toBe('Desfeito: Produto')
  expect(draftState.drafts).toEqual({})
  expect((await screen.findByText('Desfeito: Produto')).getAttribute('role')).toBe('status')
  press('Z', { shiftKey: true })
  expect(toolbarMessage.text).toBe('Refeito: Produto')
  expect(draftState.drafts).toEqual({ [name]: 'product: B' })
})

it('adds no step for texts that the files have already', async () => {
  await act(async () => applyTexts('Produto', { [name]: 'product: A' }))
  expect(draftState.done).toEqual([])
})

it('leaves undo to a text field, but saves from there', async () => {
  await act(async () => applyTexts('Produto', { [name]: 'product: B' }))
  const field = screen.getByLabelText('Um campo')
  press('z', {}, field)
  expect(draftState.drafts).toEqual({ [name]: 'product: B' })
  press('s', {}, field)
  expect(opened).toHaveBeenCalledWith('save')
})

it('undoes typing of one moment at once, and a pause begins a new step', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const type = (text: string) => act(() => applyTyping('app.yaml: YAML', { [name]: text }))
  type('product: B')
  type('product: BC')
  vi.setSystemTime(Date.now() + 2000)
  type('product: BCD')
  vi.useRealTimers()
  press('z')
  expect(draftState.drafts[name]).toBe('product: BC')
  press('z')
  expect(draftState.drafts).toEqual({})
})
