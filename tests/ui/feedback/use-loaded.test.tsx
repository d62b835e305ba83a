import { act, cleanup } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useLoaded } from '@/ui/feedback/lazy-panel.tsx'
import { containerId, renderInApp } from '../../support/render-in-app.tsx'

const fetchText = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReset()
  fetchText.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

// React reports a wrong use of promises as an error.
afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
})

/** Renders a part in StrictMode, as the app does in development. */
function createPart() {
  const text = createOnDemand(fetchText)
  function Part() {
    const { value, failure } = useLoaded(text)
    const retry = () =>
      failure?.load().then(
        () => failure.onLoaded(false),
        () => undefined,
      )
    return failure ? <button type="button" onClick={retry} /> : value
  }
  const box = document.createElement('div')
  box.id = containerId
  const render = (isShown: boolean) =>
    renderInApp(<StrictMode>{isShown && <Suspense fallback="…">{<Part />}</Suspense>}</StrictMode>)
  const press = () =>
    act(async () => box.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  document.body.replaceChildren(box)
  return { box, render, press }
}

it('asks once, and again only when the user or the next visit does', async () => {
  const { box, render, press } = createPart()
  for (const count of [1, 2]) {
    await render(true)
    await render(true)
    expect(box.querySelector('button')).not.toBeNull()
    expect(fetchText).toHaveBeenCalledTimes(count)
    await render(false)
  }
  await render(true)
  await press()
  expect(box.querySelector('button')).not.toBeNull()
  expect(fetchText).toHaveBeenCalledTimes(4)
  fetchText.mockResolvedValue('loaded')
  await press()
  expect(box.textContent).toBe('loaded')
  await render(false)
  await render(true)
  expect(box.textContent).toBe('loaded')
  expect(fetchText).toHaveBeenCalledTimes(5)
})

it('loads at the next visit without a retry', async () => {
  const { box, render } = createPart()
  await render(true)
  await render(false)
  fetchText.mockResolvedValue('loaded')
  await render(true)
  expect(box.textContent).toBe('loaded')
  expect(fetchText).toHaveBeenCalledTimes(2)
})
