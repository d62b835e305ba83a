import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDraft } from '../../../src/demos/parts/use-draft.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const submitted = vi.fn()

const empty = { name: '', amount: 0 }

function Form() {
  const { draft, set, restart, problems, form } = useDraft({
    initial: empty,
    validate: ({ name }) => (name ? {} : { name: 'name is missing' }),
    onSubmit: submitted,
  })
  return (
    <form {...form}>
      <input name="name" value={draft.name} onChange={({ target }) => set({ name: target.value })} />
      <p>{problems.name}</p>
      <button type="button" onClick={() => set({ amount: draft.amount + 1 })}>
        {draft.amount}
      </button>
      <button type="reset" onClick={() => restart(empty)} />
    </form>
  )
}

beforeEach(async () => {
  submitted.mockReset()
  await renderInApp(<Form />)
})
afterEach(cleanup)

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

const message = () => find('p').textContent

/** Types as a user does: React ignores a value that is set on the control. */
const type = (value: string) =>
  act(async () => {
    const input = find<HTMLInputElement>('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

const submit = () => act(async () => find<HTMLFormElement>('form').requestSubmit())

const click = (selector: string) => act(async () => find(selector).click())

it('focuses the first error and shows it until it is corrected', async () => {
  await submit()
  expect([message(), document.activeElement]).toEqual(['name is missing', find('input')])
  await click('button')
  expect(message()).toBe('name is missing')
  await type('Marina')
  expect(message()).toBe('')
})

it('submits the current draft, also keys without a control', async () => {
  await type('Marina')
  await click('button')
  await submit()
  expect(submitted.mock.calls[0]?.[0]).toEqual({ name: 'Marina', amount: 1 })
})

it('resets without messages', async () => {
  await click('button')
  await submit()
  await click('button[type=reset]')
  expect([message(), find('button').textContent]).toEqual(['', '0'])
})
