import { ChakraProvider } from '@chakra-ui/react'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { SavingProgress } from '../../../src/consultas/exporting/saving.tsx'
import { requireValue } from '../../support/require-value.ts'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<button id="menu">Exportar</button>
    <menu role="menu" aria-labelledby="menu" tabindex="-1"><button id="item">CSV</button></menu><div></div>`
  root = createRoot(requireValue(document.querySelector('div') ?? undefined))
})

afterEach(() => act(() => root.unmount()))

const render = (content: ReactNode) =>
  act(() => root.render(<ChakraProvider value={getAppSystem()}>{content}</ChakraProvider>))

const focus = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.focus())

it('returns the focus to the menu, although its entry had it when the export began', async () => {
  await focus('#item')
  await render(<SavingProgress saving={{ done: 1, total: 2, cancel: () => {} }} />)
  await focus('#menu')
  document.querySelector('#item')?.remove()
  await focus('[aria-label="Cancelar a exportação"]')
  await render(null)
  expect(document.activeElement?.id).toBe('menu')
})

it('returns the focus to the menu, although it was still in the closing menu', async () => {
  await focus('#item')
  await render(<SavingProgress saving={{ done: 1, total: 2, cancel: () => {} }} />)
  await focus('[aria-label="Cancelar a exportação"]')
  await render(null)
  expect(document.activeElement?.id).toBe('menu')
})
