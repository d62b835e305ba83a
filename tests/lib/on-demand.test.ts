import { afterEach, expect, it, vi } from 'vitest'
import { createOnDemand } from '@/lib/on-demand.ts'

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
