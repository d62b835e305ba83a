import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { renderInApp } from '../../../support/render-in-app.tsx'

/** Shows a page in place of the page before. Returns a function that leaves it. */
export async function openPage(page: ReactNode): Promise<() => void> {
  await renderInApp(<MemoryRouter>{page}</MemoryRouter>)
  return cleanup
}

/** Presses a button, and waits until the code that it needs has loaded. */
export async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  )
  if (!button) throw new Error(`no button ${name}`)
  await act(async () => {
    button.click()
    await vi.dynamicImportSettled()
  })
}

/** Advances the fake timers. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
