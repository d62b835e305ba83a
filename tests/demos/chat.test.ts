// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findMessages, searchContacts } from '../../src/demos/apps/chat/chat-search.ts'
import { app } from '../../src/generated/app.ts'

/** Opens a tab with its own module instances. */
async function tab() {
  vi.resetModules()
  return import('../../src/demos/apps/chat/store.ts')
}

type ChatTab = Awaited<ReturnType<typeof tab>>

const findContact = ({ chatState }: ChatTab, id: string) =>
  chatState.contacts.find((contact) => contact.id === id)

const readFeed = ({ chatState }: ChatTab, id: string) => findMessages(chatState.chats, id)

beforeEach(() => localStorage.clear())

describe('contacts', () => {
  it('have a presence status and 0 to 9 unread messages', async () => {
    const { chatState } = await tab()
    expect(new Set(chatState.contacts.map(({ status }) => status))).toEqual(new Set(['active', 'offline']))
    for (const { unredmessage } of chatState.contacts)
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(unredmessage)
  })

  it('are found by name or role, ignoring accents, latest contact first', async () => {
    const { chatState, sendMessage, openChat } = await tab()
    const found = (search: string) => searchContacts(chatState.contacts, search).map(({ id }) => id)
    expect(found('fabio')).toEqual(['fabio'])
    expect(found('JURIDICO')).toEqual(['heitor'])
    expect(found('zzz')).toEqual([])
    openChat('iara')
    sendMessage('Que bom!')
    expect(found('')[0]).toBe('iara')
    expect(found('')).toHaveLength(chatState.contacts.length)
  })

  it('are filtered by the search text', async () => {
    const { chatView, setSearchContact } = await tab()
    setSearchContact('ana')
    expect(chatView.searchContact).toBe('ana')
  })
})

describe('opening a chat', () => {
  it('activates it, selects the contact and toggles the sidebar', async () => {
    const { chatView, openChat, toggleMobileSidebar } = await tab()
    expect(chatView).toMatchObject({ activechat: false, user: null })
    toggleMobileSidebar()
    openChat('ana')
    expect(chatView).toMatchObject({ activechat: true, user: 'ana', mobileChatSidebar: false })
    openChat('bruno')
    expect(chatView).toMatchObject({ activechat: true, user: 'bruno', mobileChatSidebar: true })
  })

  it('marks only this chat as read', async () => {
    const store = await tab()
    for (const contact of store.chatState.contacts) contact.unredmessage = 3
    store.openChat('ana')
    const again = await tab()
    expect(findContact(again, 'ana')?.unredmessage).toBe(0)
    expect(findContact(again, 'bruno')?.unredmessage).toBe(3)
  })

  it('closing it closes the panels and keeps the search', async () => {
    const store = await tab()
    store.openChat('ana')
    store.toggleInfo()
    store.toggleProfile()
    store.setSearchContact('ana')
    store.closeChat()
    expect(store.chatView).toEqual({
      activechat: false,
      user: null,
      openinfo: false,
      openProfile: false,
      mobileChatSidebar: false,
      searchContact: 'ana',
    })
  })
})

describe('sending', () => {
  it('appends to the feed and updates the contact list', async () => {
    const store = await tab()
    const before = readFeed(store, 'ana').length
    store.openChat('ana')
    store.sendMessage('  Terminei!  ')
    const again = await tab()
    const feed = readFeed(again, 'ana')
    expect(feed).toHaveLength(before + 1)
    expect(feed.at(-1)).toEqual({ img: 'me', content: 'Terminei!', time: expect.any(String), sender: 'me' })
    expect(findContact(again, 'ana')).toMatchObject({
      lastmessage: 'Terminei!',
      lastmessageTime: feed.at(-1)?.time,
    })
  })

  it('starts a chat with a new contact', async () => {
    const store = await tab()
    store.chatState.chats = []
    store.openChat('ana')
    store.sendMessage('Olá')
    expect(store.chatState.chats).toMatchObject([{ userId: 'ana', messages: [{ content: 'Olá' }] }])
  })

  it('sends nothing without text or recipient', async () => {
    const store = await tab()
    const before = JSON.stringify(store.chatState.chats)
    store.sendMessage('Olá')
    store.openChat('ana')
    store.sendMessage('   ')
    expect(JSON.stringify(store.chatState.chats)).toBe(before)
  })

  it('loses nothing when two tabs send at once', async () => {
    const key = `${app.storagePrefix}.demo.chat`
    const one = await tab()
    one.openChat('ana')
    const seen = localStorage.getItem(key) ?? ''
    const other = await tab()
    other.openChat('ana')
    const seenByOther = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, seen)
    one.sendMessage('De uma aba')
    localStorage.setItem(key, seenByOther)
    other.sendMessage('Da outra aba')
    window.dispatchEvent(new StorageEvent('storage', { key }))
    for (const store of [one, other])
      expect(readFeed(store, 'ana').map(({ content }) => content)).toEqual(
        expect.arrayContaining(['De uma aba', 'Da outra aba']),
      )
  })
})

describe('panels', () => {
  it.each([
    ['toggleInfo', 'openinfo'],
    ['toggleProfile', 'openProfile'],
    ['toggleMobileSidebar', 'mobileChatSidebar'],
  ] as const)('%s toggles %s', async (action, flag) => {
    const store = await tab()
    expect(store.chatView[flag]).toBe(false)
    store[action]()
    expect(store.chatView[flag]).toBe(true)
    store[action]()
    expect(store.chatView[flag]).toBe(false)
  })

  it('store the user’s profile text', async () => {
    const store = await tab()
    store.setOwnStatus('offline')
    expect((await tab()).chatState.profileinfo.status).toBe('offline')
  })
})
