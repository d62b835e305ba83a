import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readerFromSchema } from '@/state/reader.ts'
import { buildKey, changeElsewhere, store, stored } from './support/storage.ts'

const schema = z.object({ count: z.number() })
const fallback = { count: -1 }

/** Loads a module as after a page load. */
async function load() {
  vi.resetModules()
  return await import('@/state/persist.ts')
}

/** Makes a storage method throw, as in a full or private browser. */
function refuse(method: 'getItem' | 'setItem', name: string) {
  const storage = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
    [method]: () => {
      throw new DOMException('refused', name)
    },
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('reading', () => {
  it.each([
    ['returns a valid value', '{"count":3}', { count: 3 }],
    ['returns the fallback without a stored value', null, fallback],
    ['returns the fallback for invalid JSON', '{count', fallback],
    ['returns the fallback for an empty text', '', fallback],
    ['returns the fallback for another shape', '{"count":"3"}', fallback],
    ['returns the fallback for null', 'null', fallback],
  ])('%s', async (_reason, text, expected) => {
    const { readStored } = await load()
    if (text !== null) localStorage.setItem(buildKey('thing'), text)
    expect(readStored('thing', readerFromSchema(schema), fallback)).toEqual(expected)
  })

  it('returns the fallback if storage is blocked', async () => {
    const { readStored } = await load()
    store('thing', { count: 1 })
    refuse('getItem', 'SecurityError')
    expect(readStored('thing', readerFromSchema(schema), fallback)).toEqual(fallback)
  })
})

describe('a full storage', () => {
  const fill = () => refuse('setItem', 'QuotaExceededError')

  it('keeps the value in memory', async () => {
    const { readStored, writeStored } = await load()
    fill()
    writeStored('thing', { count: 1 })
    expect(readStored('thing', readerFromSchema(schema), fallback)).toEqual({ count: 1 })
    expect(stored('thing')).toBeNull()
  })

  it('stores the value again once there is space', async () => {
    const { readStored, writeStored } = await load()
    fill()
    writeStored('thing', { count: 1 })
    vi.unstubAllGlobals()
    writeStored('thing', { count: 2 })
    store('thing', { count: 3 })
    // A value left in memory would hide values that another tab stores later.
    expect(readStored('thing', readerFromSchema(schema), fallback)).toEqual({ count: 3 })
  })

  it('forgets the value in memory when it is removed', async () => {
    const { readStored, removeStored, writeStored } = await load()
    fill()
    writeStored('thing', { count: 1 })
    removeStored('thing')
    expect(readStored('thing', readerFromSchema(schema), fallback)).toEqual(fallback)
  })

  it('is reported once if several writes fail', async () => {
    const { onStorageFailure, writeStored } = await load()
    const onFailure = vi.fn()
    onStorageFailure(onFailure)
    fill()
    writeStored('thing', { count: 1 })
    writeStored('other', { count: 2 })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('is reported to a listener that comes after the first failure', async () => {
    const { onStorageFailure, writeStored } = await load()
    fill()
    writeStored('thing', { count: 1 })
    const onFailure = vi.fn()
    onStorageFailure(onFailure)
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})

describe('other tabs', () => {
  it.each([
    ['the same value', 'thing', 1],
    ['another value only to its listener', 'other', 0],
  ])('report a change of %s', async (_reason, changed, calls) => {
    const { onStoredByOtherTab } = await load()
    const listener = vi.fn()
    onStoredByOtherTab('thing', listener)
    changeElsewhere(changed, { count: 1 })
    expect(listener).toHaveBeenCalledTimes(calls)
  })

  it('report a cleared storage as a change', async () => {
    const { onStoredByOtherTab } = await load()
    const listener = vi.fn()
    onStoredByOtherTab('thing', listener)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
