import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOnDemand, loadFailedAgain } from '@/lib/on-demand.ts'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)

afterEach(() => unhandled.mockClear())

const afterUnhandledRejections = () => new Promise((resolve) => setImmediate(resolve))

it('ignores a failed preload, and loads again at the next call', async () => {
  const fetchValue = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('value')
  const onDemand = createOnDemand<string>(fetchValue)
  onDemand.preload()
  await afterUnhandledRejections()
  expect(unhandled).not.toHaveBeenCalled()
  expect(await onDemand.load()).toBe('value')
  expect(onDemand.get()).toBe('value')
})

it('rejects a failed load', async () => {
  const onDemand = createOnDemand(() => Promise.reject(new Error('offline')))
  await expect(onDemand.load()).rejects.toThrow('offline')
  await afterUnhandledRejections()
  expect(unhandled).not.toHaveBeenCalled()
})

it('loads once for several calls', async () => {
  const fetchValue = vi.fn().mockResolvedValue('value')
  const onDemand = createOnDemand(fetchValue)
  await Promise.all([onDemand.load(), onDemand.load()])
  expect(fetchValue).toHaveBeenCalledOnce()
})

describe('loadFailedAgain', () => {
  const failOnce = () => vi.fn().mockRejectedValueOnce(new Error('page')).mockResolvedValue('page')
  const readFailure = (load: () => Promise<unknown>) => load().catch((reason: unknown) => reason)

  it('waits only for the load that failed with the reason, and starts the others', async () => {
    const page = createOnDemand<string>(failOnce())
    const optional = vi.fn().mockRejectedValue(new Error('optional'))
    createOnDemand(optional).preload()
    const reason = await readFailure(page.load)
    await expect(loadFailedAgain(reason)).resolves.toBeUndefined()
    expect(page.get()).toBe('page')
    expect(optional).toHaveBeenCalledTimes(2)
    await afterUnhandledRejections()
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('rejects if that load fails again, also after another caller has tried', async () => {
    const fetchValue = vi.fn(() => Promise.reject(new Error(`try ${fetchValue.mock.calls.length}`)))
    const page = createOnDemand(fetchValue)
    const reason = await readFailure(page.load)
    await readFailure(page.load)
    await expect(loadFailedAgain(reason)).rejects.toThrow('try 3')
  })

  it('resolves at once if no load failed with the reason', async () => {
    await expect(loadFailedAgain(new Error('render'))).resolves.toBeUndefined()
  })
})
