import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { problemEvent } from '@/lib/handled-problem.ts'
import { createCheck, toCheckResult } from '@/ui/forms/check.ts'
import { type SetError, useValidatedForm } from '@/ui/forms/use-validated-form.ts'

const schema = z.object({
  first: z.string().check(z.minLength(1, 'first is missing'), z.minLength(3, 'first is short')),
  second: z.string().check(z.minLength(1, 'second is missing')),
})

const onValid = vi.fn<(data: z.infer<typeof schema>, setError: SetError) => Promise<void> | void>()

const check = createCheck(schema)

/** One of both is required; the first one gets the message. */
const either: typeof check = () => {
  const data = { first: input('first').value, second: input('second').value }
  return toCheckResult(data, data.first || data.second ? {} : { first: 'one of both is missing' })
}

const load = vi.fn(async () => check)

function Form() {
  const { errors, form, isBusy } = useValidatedForm(load, onValid)
  return (
    <form {...form}>
      <input name="first" />
      <p id="first">{errors.first}</p>
      <input name="second" />
      <p id="second">{errors.second}</p>
      <button type="submit">{isBusy ? 'busy' : 'send'}</button>
    </form>
  )
}

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onValid.mockReset()
  load.mockReset().mockImplementation(async () => check)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
  await act(() => root.render(<Form />))
})
afterEach(() => act(() => root.unmount()))

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

const input = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)

const message = (name: string) => find(`p#${name}`).textContent

const type = (name: string, value: string) =>
  act(async () => {
    input(name).value = value
    input(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

const leave = (name: string, to: HTMLElement | null = null) =>
  act(async () => input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to })))

const submit = () =>
  act(async () => find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))

describe('on submit', () => {
  it('shows the first error of each field and focuses the first invalid field', async () => {
    await submit()
    expect([message('first'), message('second')]).toEqual(['first is missing', 'second is missing'])
    expect(document.activeElement).toBe(input('first'))
    expect(onValid).not.toHaveBeenCalled()
  })

  it('submits valid data and clears the messages', async () => {
    await submit()
    await type('first', 'abc')
    await type('second', 'x')
    await submit()
    expect(onValid.mock.calls[0]?.[0]).toEqual({ first: 'abc', second: 'x' })
    expect([message('first'), message('second')]).toEqual(['', ''])
  })

  it('does not submit twice while it is busy', async () => {
    let finish = () => {}
    onValid.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
    await type('first', 'abc')
    await type('second', 'x')
    await submit()
    await submit()
    expect(onValid).toHaveBeenCalledTimes(1)
    expect(find('button').textContent).toBe('busy')
    await act(async () => finish())
    expect(find('button').textContent).toBe('send')
  })

  it('does not submit twice while the check loads', async () => {
    let arrive = () => {}
    await type('first', 'abc')
    await type('second', 'x')
    load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(check))))
    await submit()
    await submit()
    await act(async () => arrive())
    expect(onValid).toHaveBeenCalledTimes(1)
  })

  it('says that the check cannot be loaded, and tries again', async () => {
    await type('first', 'abc')
    await type('second', 'x')
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await submit()
    log.mockRestore()
    expect(message('first')).toContain('Verifique a conexão')
    expect(document.activeElement).toBe(input('first'))
    expect(input('second').value).toBe('x')
    load.mockResolvedValue(check)
    await submit()
    expect(message('first')).toBe('')
    expect(onValid).toHaveBeenCalledTimes(1)
  })

  it('says at the first visible control that the submission has failed, reports it, and tries again', async () => {
    const problems: unknown[] = []
    const collect = (event: Event) => problems.push((event as CustomEvent).detail)
    addEventListener(problemEvent, collect)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = new TypeError('Failed to fetch dynamically imported module')
    input('first').hidden = true
    await type('first', 'abc')
    await type('second', 'x')
    onValid.mockRejectedValueOnce(error)
    await submit()
    expect([message('first'), message('second')]).toEqual([
      '',
      expect.stringContaining('Verifique a conexão'),
    ])
    expect(document.activeElement).toBe(input('second'))
    expect(find('button').textContent).toBe('send')
    expect(problems).toEqual([{ error }])
    await submit()
    expect(message('second')).toBe('')
    expect(onValid).toHaveBeenCalledTimes(2)
    removeEventListener(problemEvent, collect)
    log.mockRestore()
  })

  it('shows a rejection at its field and focuses it', async () => {
    onValid.mockImplementation((_data, setError) => setError('second', 'second is taken'))
    await type('first', 'abc')
    await type('second', 'x')
    await submit()
    expect(message('second')).toBe('second is taken')
    expect(document.activeElement).toBe(input('second'))
  })

  it('keeps a rejection when the submitted field loses the focus', async () => {
    onValid.mockImplementation((_data, setError) => setError('first', 'first is taken'))
    await type('first', 'abc')
    await type('second', 'x')
    input('second').focus()
    await submit()
    await leave('second', input('first'))
    expect(message('first')).toBe('first is taken')
  })
})

describe('editing an invalid field', () => {
  it('removes its message, and shows a different error at the next blur', async () => {
    await submit()
    await type('first', 'a')
    expect(message('first')).toBe('')
    await leave('first')
    expect(message('first')).toBe('first is short')
    await type('first', 'ab')
    expect(message('first')).toBe('first is short')
  })

  it('removes the message of a field that depends on it', async () => {
    load.mockImplementation(async () => either)
    await submit()
    expect(message('first')).toBe('one of both is missing')
    await type('second', 'x')
    expect(message('first')).toBe('')
  })
})

describe('on reset', () => {
  it('clears all messages', async () => {
    await type('first', 'ab')
    await leave('first')
    await act(async () => find<HTMLFormElement>('form').reset())
    expect([message('first'), input('first').value]).toEqual(['', ''])
    await leave('first')
    expect(message('first')).toBe('')
  })
})

describe('blur', () => {
  it('checks only that field', async () => {
    await type('first', 'ab')
    await leave('first')
    expect([message('first'), message('second')]).toEqual(['first is short', ''])
  })

  it('ignores a field that was never edited', async () => {
    await leave('first')
    expect(message('first')).toBe('')
  })

  it('reports a field that was emptied', async () => {
    await type('first', 'a')
    await type('first', '')
    await leave('first')
    expect(message('first')).toBe('first is missing')
  })

  it('waits during a button press, because the message would move the button', async () => {
    await type('first', 'ab')
    await leave('first', find('button'))
    expect(message('first')).toBe('')
  })

  it('updates the message of an invalid field', async () => {
    await type('first', 'ab')
    await leave('first')
    await type('first', 'abc')
    expect(message('first')).toBe('')
  })
})
