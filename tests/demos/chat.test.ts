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
    expect(found('otavio')).toEqual(['otavio'])
    expect(found('JURIDICO')).toEqual(['celio'])
    expect(found('zzz')).toEqual([])
    openChat('dirce')
    sendMessage('Que bom!')
    expect(found('')[0]).toBe('dirce')
    expect(found('')).toHaveLength(chatState.contacts.length)
  })

  it('are filtered by the search text', async () => {
    const { chatView, setSearchContact } = await tab()
    setSearchContact('marina')
    expect(chatView.searchContact).toBe('marina')
  })
})

describe('opening a chat', () => {
  it('activates it, selects the contact and toggles the sidebar', async () => {
    const { chatView, openChat, toggleMobileSidebar } = await tab()
    expect(chatView).toMatchObject({ activechat: false, user: null })
    toggleMobileSidebar()
    openChat('marina')
    expect(chatView).toMatchObject({ activechat: true, user: 'marina', mobileChatSidebar: false })
    openChat('rogerio')
    expect(chatView).toMatchObject({ activechat: true, user: 'rogerio', mobileChatSidebar: true })
  })

  it('marks only this chat as read', async () => {
    const store = await tab()
    for (const contact of store.chatState.contacts) contact.unredmessage = 3
    store.openChat('marina')
    const again = await tab()
    expect(findContact(again, 'marina')?.unredmessage).toBe(0)
    expect(findContact(again, 'rogerio')?.unredmessage).toBe(3)
  })

  it('closing it closes the panels and keeps the search', async () => {
    const store = await tab()
    store.openChat('marina')
    store.toggleInfo()
    store.toggleProfile()
    store.setSearchContact('marina')
    store.closeChat()
    expect(store.chatView).toEqual({
      activechat: false,
      user: null,
      openinfo: false,
      openProfile: false,
      mobileChatSidebar: false,
      searchContact: 'marina',
    })
  })
})

describe('sending', () => {
  it('appends to the feed and updates the contact list', async () => {
    const store = await tab()
    const before = readFeed(store, 'marina').length
    store.openChat('marina')
    store.sendMessage('  Terminei!  ')
    const again = await tab()
    const feed = readFeed(again, 'marina')
    expect(feed).toHaveLength(before + 1)
    expect(feed.at(-1)).toEqual({ img: 'me', content: 'Terminei!', time: expect.any(String), sender: 'me' })
    expect(findContact(again, 'marina')).toMatchObject({
      lastmessage: 'Terminei!',
      lastmessageTime: feed.at(-1)?.time,
    })
  })

  it('starts a chat with a new contact', async () => {
    const store = await tab()
    store.chatState.chats = []
    store.openChat('marina')
    store.sendMessage('Olá')
    expect(store.chatState.chats).toMatchObject([{ userId: 'marina', messages: [{ content: 'Olá' }] }])
  })

  it('sends nothing without text or recipient', async () => {
    const store = await tab()
    const before = JSON.stringify(store.chatState.chats)
    store.sendMessage('Olá')
    store.openChat('marina')
    store.sendMessage('   ')
    expect(JSON.stringify(store.chatState.chats)).toBe(before)
  })

  it('loses nothing when two tabs send at once', async () => {
    const key = `${app.storagePrefix}.demo.chat`
    const one = await tab()
    one.openChat('marina')
    const seen = localStorage.getItem(key) ?? ''
    const other = await tab()
    other.openChat('marina')
    const seenByOther = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, seen)
    one.sendMessage('De uma aba')
    localStorage.setItem(key, seenByOther)
    other.sendMessage('Da outra aba')
    window.dispatchEvent(new StorageEvent('storage', { key }))
    for (const store of [one, other])
      expect(readFeed(store, 'marina').map(({ content }) => content)).toEqual(
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
