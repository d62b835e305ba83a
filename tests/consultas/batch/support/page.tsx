import { ChakraProvider } from '@chakra-ui/react'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { getAppSystem } from '@/ui/theme/app-system.ts'

/** Shows a page in place of the page before. Returns a function that leaves it. */
export async function openPage(page: ReactNode): Promise<() => Promise<void>> {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild as Element)
  await act(async () =>
    root.render(
      <ChakraProvider value={getAppSystem()}>
        <MemoryRouter>{page}</MemoryRouter>
      </ChakraProvider>,
    ),
  )
  return () => act(async () => root.unmount())
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
