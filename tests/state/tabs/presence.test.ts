import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresence } from '@/state/tabs/share-session.ts'
import { waitFor } from '../../support/wait-for.ts'
import { stubLocks } from './support.ts'

let locks: ReturnType<typeof stubLocks>

beforeEach(() => {
  locks = stubLocks()
})

afterEach(() => vi.unstubAllGlobals())

async function openTab() {
  const onGone = vi.fn()
  const presence = createPresence(onGone)
  await presence.isHeld
  return { ...presence, onGone }
}

describe('the presence of a tab', () => {
  it('is a lock with its id', async () => {
    const { tabId } = await openTab()
    expect([...locks.held]).toEqual([expect.stringMatching(new RegExp(`\\.tab\\.${tabId}$`))])
  })

  it('is known to another tab until it ends', async () => {
    const [first, second] = [await openTab(), await openTab()]
    expect(first.hasOthers()).toBe(false)
    first.watch(second.tabId)
    first.watch(second.tabId)
    expect(first.hasOthers()).toBe(true)
    second.end()
    await waitFor(() => expect(first.onGone).toHaveBeenCalledExactlyOnceWith(second.tabId))
    expect(first.hasOthers()).toBe(false)
  })

  it('does not count itself as another tab', async () => {
    const tab = await openTab()
    tab.watch(tab.tabId)
    expect(tab.hasOthers()).toBe(false)
  })

  it('knows no other tab after its own end', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.watch(second.tabId)
    first.end()
    expect(first.hasOthers()).toBe(false)
    second.end()
    expect(first.onGone).not.toHaveBeenCalled()
  })
})
