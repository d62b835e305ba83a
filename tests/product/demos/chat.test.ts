import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessageSnapshot } from '../../../src/demos/apps/chat/chat.ts'
import {
  countAwaiting,
  countUnread,
  findMessages,
  markHits,
  searchContacts,
  searchMessages,
} from '../../../src/demos/apps/chat/chat-search.ts'
import { arrangeFeed, formatFeedDay } from '../../../src/demos/apps/chat/feed-rows.ts'
import { chooseReply } from '../../../src/demos/apps/chat/reply-rules.ts'
import { seedChat } from '../../../src/demos/apps/chat/seed.ts'
import { app } from '../../../src/generated/app.ts'

/** Opens a tab with its own module instances. */
async function tab() {
  vi.resetModules()
  return import('../../../src/demos/apps/chat/store.ts')
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

  it('of the newest contact opens it beside the list and leaves the focus', async () => {
    const store = await tab()
    const { feedView } = await import('../../../src/demos/apps/chat/feed-view.ts')
    store.openNewestChat()
    expect(store.chatView).toMatchObject({ activechat: true, user: 'marina', mobileChatSidebar: false })
    expect(feedView.takesFocus).toBe(false)
    store.openChat('rogerio')
    expect(feedView.takesFocus).toBe(true)
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

const message = (sender: 'me' | 'them', time: string, content = 'Oi'): MessageSnapshot => ({
  img: sender,
  content,
  time,
  sender,
})

describe('unread messages', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([0, 0.25, 0.99])('are 0 to 9, all received after the last own message: %s', (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { contacts, chats } = seedChat()
    const expected = Math.floor(random * 10)
    for (const contact of contacts) {
      const awaiting = countAwaiting(findMessages(chats, contact.id))
      expect(contact.unredmessage, contact.id).toBe(contact.id === 'noemia' ? 0 : expected)
      expect(awaiting, contact.id).toBeGreaterThanOrEqual(contact.unredmessage)
    }
    expect(contacts.find(({ id }) => id === 'marina')?.lastmessage).toMatch(/^Deixei a planilha/)
  })

  it('of an older state are counted by its messages', () => {
    const messages = [message('me', '2026-01-01T10:00:00Z'), message('them', '2026-01-01T10:01:00Z')]
    expect(countUnread({ unredmessage: 7 }, messages)).toBe(1)
    expect(countUnread({ unredmessage: 0 }, messages)).toBe(0)
  })

  it('begin at the line that opening the chat shows', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    const store = await tab()
    const { feedView } = await import('../../../src/demos/apps/chat/feed-view.ts')
    for (const contact of store.chatState.contacts) contact.unredmessage = 9
    store.openChat('rogerio')
    expect(feedView.newFrom).toBe(readFeed(store, 'rogerio').at(-2)?.time)
    store.openChat('noemia')
    expect(feedView.newFrom).toBeNull()
  })
})

describe('the feed', () => {
  it('has days, and groups of one sender within five minutes', () => {
    const times = ['2026-03-01T10:00:00', '2026-03-01T10:02:00', '2026-03-01T10:09:00', '2026-03-02T10:09:00']
    const rows = arrangeFeed(
      times.map((time) => message('them', time)),
      null,
    )
    expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', undefined, undefined, '2026-03-02'])
    expect(rows.map(({ isGroupStart }) => isGroupStart)).toEqual([true, false, true, true])
    expect(rows.map(({ isGroupEnd }) => isGroupEnd)).toEqual([false, true, true, true])
  })

  it('names days relative to today', () => {
    const names = ['2026-03-10', '2026-03-09', '2026-03-06', '2026-02-10', '2025-12-31']
    expect(names.map((day) => formatFeedDay(day, '2026-03-10'))).toEqual([
      'Hoje',
      'Ontem',
      'sexta-feira',
      '10 de fevereiro',
      '31 de dezembro de 2025',
    ])
  })

  it('is searched by text and file name, and marks the words that were found', () => {
    const file = { name: 'Relatório.csv', size: 1, url: 'data:text/csv,a' }
    const messages = [
      message('me', '1', 'O relatório saiu'),
      { ...message('them', '2', ''), files: [file] },
      { ...message('me', '3', 'relatório'), isDeleted: true },
    ]
    expect(searchMessages(messages, 'relatorio').map(({ time }) => time)).toEqual(['1', '2'])
    expect(searchMessages(messages, ' ')).toEqual([])
    expect(markHits('O relatório saiu', 'RELATORIO').filter(({ isHit }) => isHit)).toEqual([
      { text: 'relatório', isHit: true, start: 2 },
    ])
  })
})

describe('the reply rules', () => {
  const reply = (text: string, recent: string[] = [], files: string[] = []) =>
    chooseReply({ text, files, recent })

  it.each([
    ['Bom dia! Quando termina?', /^Bom dia! Acho que até quinta/],
    ['Onde está a planilha?', /pasta/],
    ['Muito obrigada', /^Imagina!$/],
    ['Desculpa a demora', /Sem problema/],
    ['Oi', /^Oi! Tudo bem\?$/],
    ['Pode conferir o CEP?', /^Posso, sim/],
    ['O painel não abre', /imagem da tela/],
    ['Ok', /^Combinado/],
    ['Passei no mercado', /^Entendi\.$/],
  ])('answer “%s”', (text, expected) => {
    expect(reply(text).text).toMatch(expected)
  })

  it('answer files by their names, and react to thanks', () => {
    expect(reply('', [], ['nota.pdf']).text).toContain('“nota.pdf”')
    expect(reply('', [], ['a.pdf', 'b.pdf']).text).toContain('2 arquivos')
    expect(reply('Valeu!').reaction).toBe('love')
  })

  it('do not repeat what the contact wrote lately', () => {
    const first = reply('Pode ver?').text
    expect(reply('Pode ver?', [first]).text).not.toBe(first)
  })
})

describe('scripted replies', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  async function openScript(contactId: string) {
    const store = await tab()
    const script = await import('../../../src/demos/apps/chat/reply-script.ts')
    const { feedView } = await import('../../../src/demos/apps/chat/feed-view.ts')
    const stop = script.startReplies()
    store.openChat(contactId)
    return { store, ...script, feedView, stop }
  }

  it('read, type and answer; a contact who is offline comes online first', async () => {
    const { store, scheduleReply, feedView } = await openScript('jussara')
    const before = readFeed(store, 'jussara').length
    store.sendMessage('Tudo bem?')
    scheduleReply('jussara')
    vi.advanceTimersByTime(2400)
    expect(feedView).toMatchObject({ typing: [], online: [] })
    vi.advanceTimersByTime(200)
    expect(feedView).toMatchObject({ typing: ['jussara'], online: ['jussara'] })
    expect(store.chatState.chats.find(({ userId }) => userId === 'jussara')?.readUntil).toBeDefined()
    vi.advanceTimersByTime(4000)
    expect(feedView.typing).toEqual([])
    const feed = readFeed(store, 'jussara')
    expect(feed).toHaveLength(before + 2)
    expect(feed.at(-1)).toMatchObject({ sender: 'them', content: 'Tudo bem, e com você?' })
    expect(findContact(store, 'jussara')?.unredmessage).toBe(0)
  })

  it('answer several messages at once', async () => {
    const { store, scheduleReply } = await openScript('marina')
    const before = readFeed(store, 'marina').length
    for (const text of ['Oi', 'Onde está a lista?']) {
      store.sendMessage(text)
      scheduleReply('marina')
      vi.advanceTimersByTime(1000)
    }
    vi.advanceTimersByTime(10_000)
    expect(readFeed(store, 'marina')).toHaveLength(before + 3)
    expect(readFeed(store, 'marina').at(-1)?.content).toMatch(/^Oi! Está na pasta/)
  })

  it('stop when the page closes, and count as unread in a chat that is not open', async () => {
    const { store, scheduleReply, stop } = await openScript('marina')
    store.sendMessage('Oi')
    scheduleReply('marina')
    store.openChat('noemia')
    vi.advanceTimersByTime(10_000)
    expect(findContact(store, 'marina')?.unredmessage).toBe(1)
    store.openChat('marina')
    store.sendMessage('Oi de novo')
    scheduleReply('marina')
    stop()
    expect(vi.getTimerCount()).toBe(0)
    scheduleReply('marina')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('message actions', () => {
  it('toggle a reaction and a star, and delete the content', async () => {
    const store = await tab()
    const actions = await import('../../../src/demos/apps/chat/chat-actions.ts')
    store.openChat('marina')
    store.sendMessage('Terminei!')
    const read = () => {
      const last = readFeed(store, 'marina').at(-1)
      if (!last) throw new Error('No message')
      return last
    }
    actions.react('marina', read(), 'love')
    expect(read().ownReaction).toBe('love')
    actions.react('marina', read(), 'love')
    expect(read().ownReaction).toBeUndefined()
    actions.toggleStar('marina', read())
    expect(read().isStarred).toBe(true)
    actions.deleteMessage('marina', read())
    expect(readFeed(await tab(), 'marina').at(-1)).toMatchObject({ content: '', isDeleted: true })
    expect(findContact(store, 'marina')?.lastmessage).toBe('Mensagem apagada')
  })

  it('pin contacts above the others and keep drafts', async () => {
    const store = await tab()
    const actions = await import('../../../src/demos/apps/chat/chat-actions.ts')
    const dirce = findContact(store, 'dirce')
    if (dirce) actions.togglePinned(dirce)
    actions.setDraft('dirce', 'Depois eu')
    const again = await tab()
    expect(searchContacts(again.chatState.contacts, '')[0]).toMatchObject({ id: 'dirce', draft: 'Depois eu' })
    actions.setDraft('dirce', ' ')
    expect(findContact(await tab(), 'dirce')?.draft).toBeUndefined()
  })
})
