import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toolbar } from '../../src/studio/shell/toolbar.tsx'
import { acceptDisk, applyTexts, applyTyping, draftState } from '../../src/studio/workspace/drafts.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { openFiles } from './studio-server.ts'

const name = 'app.yaml'
const announced = vi.fn()
const opened = vi.fn()

beforeEach(async () => {
  announced.mockClear()
  opened.mockClear()
  Object.assign(draftState, { drafts: {}, base: {}, done: [], undone: [] })
  acceptDisk(openFiles({ [name]: 'product: A' }))
  await renderInApp(
    <Toolbar announcement="" onAnnounce={announced} onOpen={opened}>
      <input aria-label="Um campo" />
    </Toolbar>,
  )
})

afterEach(cleanup)

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ctrlKey: true, ...init })

it('undoes and redoes a step, and tells which; without a difference from the disk all is saved', async () => {
  await act(async () => applyTexts('Produto', { [name]: 'product: B' }))
  expect(screen.getByRole('status').textContent).toBe('1 arquivo por salvar, sem erros')
  press('z')
  expect(announced).toHaveBeenLastCalledWith('Desfeito: Produto')
  expect(draftState.drafts).toEqual({})
  expect((await screen.findByText('Tudo salvo, sem erros')).getAttribute('role')).toBe('status')
  press('Z', { shiftKey: true })
  expect(announced).toHaveBeenLastCalledWith('Refeito: Produto')
  expect(draftState.drafts).toEqual({ [name]: 'product: B' })
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
