import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SavingProgress } from '../../../src/consultas/document/saving.tsx'
import { containerId, renderInApp } from '../../support/render-in-app.tsx'

beforeEach(() => {
  document.body.innerHTML = `<button id="menu">Exportar</button>
    <menu role="menu" aria-labelledby="menu" tabindex="-1"><button id="item">CSV</button></menu><div id="${containerId}"></div>`
})

afterEach(cleanup)

const focus = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.focus())

const focusCancel = () => act(() => screen.getByRole('button', { name: 'Cancelar a exportação' }).focus())

it('returns the focus to the menu, although its entry had it when the export began', async () => {
  await focus('#item')
  await renderInApp(<SavingProgress saving={{ done: 1, total: 2, cancel: () => {} }} />)
  await focus('#menu')
  document.querySelector('#item')?.remove()
  await focusCancel()
  await renderInApp(null)
  expect(document.activeElement?.id).toBe('menu')
})

it('returns the focus to the menu, although it was still in the closing menu', async () => {
  await focus('#item')
  await renderInApp(<SavingProgress saving={{ done: 1, total: 2, cancel: () => {} }} />)
  await focusCancel()
  await renderInApp(null)
  expect(document.activeElement?.id).toBe('menu')
})
