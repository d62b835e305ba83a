import { expect, it, vi } from 'vitest'
import { loadOnce } from '../../../codegen/load/from-vite.ts'

it('loads a value once, and again after a failure', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('damaged'))
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('damaged')
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded'])
  expect(load).toHaveBeenCalledTimes(2)
})
