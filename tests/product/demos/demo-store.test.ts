import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { app } from '../../../src/generated/app.ts'

/** Each test has its own name, because tabs of other tests still listen. */
let count = 0
let name = ''
let key = ''

const schema = z.object({ items: z.array(z.string()) })

/** Opens a tab with its own module instances and its own persistence. */
async function tab() {
  vi.resetModules()
  const { createDemoStore: demoStore } = await import('../../../src/demos/store/demo-store.ts')
  return demoStore(name, schema, () => ({ items: ['seed'] }))
}

/** Dispatches the event that the browser sends to other tabs. */
const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key }))

const storedItems = () => JSON.parse(localStorage.getItem(key) ?? '{}').state.items

beforeEach(() => {
  localStorage.clear()
  count += 1
  name = `list-${count}`
  key = `${app.storagePrefix}.demo.${name}`
})

describe('a demo store', () => {
  it('starts from its seed and stores changes', async () => {
    const one = await tab()
    expect(one.state.items).toEqual(['seed'])
    one.change(({ items }) => items.unshift('a'))
    expect((await tab()).state.items).toEqual(['a', 'seed'])
  })

  it.each(['{', '{"state":{"items":7},"made":[]}', 'null'])(
    'falls back to the seed if %s is stored',
    async (text) => {
      localStorage.setItem(key, text)
      expect((await tab()).state.items).toEqual(['seed'])
    },
  )

  it('loses no change when two tabs change it at once', async () => {
    const one = await tab()
    const before = localStorage.getItem(key)
    one.change(({ items }) => items.unshift('from one'))
    // The other tab has not seen the change and overwrites it.
    const seen = localStorage.getItem(key)
    if (before === null) localStorage.removeItem(key)
    const other = await tab()
    if (seen) localStorage.setItem(key, seen)
    other.change(({ items }) => items.unshift('from the other'))
    expect(storedItems()).toEqual(['from the other', 'seed'])
    dispatchStorageEvent()
    expect([...storedItems()].sort()).toEqual(['from one', 'from the other', 'seed'])
    expect([...one.state.items].sort()).toEqual(['from one', 'from the other', 'seed'])
    expect([...other.state.items].sort()).toEqual(['from one', 'from the other', 'seed'])
    dispatchStorageEvent()
    expect(storedItems()).toHaveLength(3)
  })
})
