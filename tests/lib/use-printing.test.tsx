import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { usePrinting } from '../../src/lib/use-printing.ts'
import { renderInApp } from '../support/render-in-app.tsx'

const send = (name: string) => act(() => void window.dispatchEvent(new Event(name)))

const Inner = () => <i>{usePrinting() ? 'paper' : 'screen'}</i>

/** Mounts its child only while printing, like a folded section. */
function Folded() {
  const isPrinting = usePrinting()
  const [isOpen] = useState(false)
  return isOpen || isPrinting ? <Inner /> : null
}

afterEach(() => send('afterprint'))

it('is true also for components that mount while the page prints', async () => {
  await renderInApp(<Folded />)
  expect(document.body.textContent).toBe('')
  await send('beforeprint')
  expect(document.body.textContent).toBe('paper')
  await send('afterprint')
  expect(document.body.textContent).toBe('')
  cleanup()
})
