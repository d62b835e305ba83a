import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmail } from '../../../src/demos/apps/email/email.ts'
import { createBody, printBody, readBody, splitBody } from '../../../src/demos/apps/email/email-body.ts'
import { emailFields } from '../../../src/demos/apps/email/email-fields.ts'
import type { EmailFilter } from '../../../src/demos/apps/email/filter-emails.ts'
import { searchEmails } from '../../../src/demos/apps/email/filter-emails.ts'
import {
  createForward,
  createReply,
  findConversation,
  formatEmailSize,
  readTopic,
  splitQuote,
} from '../../../src/demos/apps/email/quotes.ts'

/** Opens a tab with its own module instances. */
async function tab() {
  vi.resetModules()
  return import('../../../src/demos/apps/email/store.ts')
}

type EmailTab = Awaited<ReturnType<typeof tab>>

const readEmail = ({ emailState }: EmailTab, index = 0) => {
  const email = emailState.emails[index]
  if (!email) throw new Error(`No e-mail ${index}`)
  return email
}

const byId = ({ emailState }: EmailTab, id: string) => emailState.emails.find((email) => email.id === id)

const listTitles = ({ emailState }: EmailTab, filter: EmailFilter, search = '') =>
  searchEmails(emailState.emails, filter, search).map(({ title }) => title)

const written = { to: 'marina.vale@exemplo.com.br', title: 'Recado', desc: 'Olá' }

beforeEach(() => localStorage.clear())

describe('e-mails', () => {
  it('are at the top after sending, and are stored', async () => {
    const store = await tab()
    store.sendEmail(written)
    expect(readEmail(await tab())).toMatchObject({
      image: 'marina',
      title: 'Recado',
      desc: 'Olá',
      sent: true,
      isread: true,
      draft: false,
    })
    expect(listTitles(store, 'all')[0]).toBe('Recado')
    expect(listTitles(store, 'sent')[0]).toBe('Recado')
  })

  it('to an unknown person have the address as picture', async () => {
    const store = await tab()
    store.sendEmail({ ...written, to: 'ana@outro.example' })
    expect(readEmail(store).image).toBe('ana@outro.example')
  })

  it('sent from a draft are no longer drafts', async () => {
    const store = await tab()
    const draft = store.emailState.emails.find((email) => email.draft)
    if (!draft) throw new Error('No draft')
    store.sendEmail({ ...written, draftId: draft.id })
    expect(byId(store, draft.id)).toBeUndefined()
    expect(listTitles(await tab(), 'draft')).toEqual([])
  })

  it.each([
    ['toggleChecked', 'is_checked'],
    ['toggleFavourite', 'isfav'],
    ['toggleRead', 'isread'],
  ] as const)('%s toggles %s', async (action, flag) => {
    const store = await tab()
    const { id, [flag]: before } = readEmail(store)
    store[action](id)
    expect(readEmail(await tab())[flag]).toBe(!before)
    store[action](id)
    expect(readEmail(await tab())[flag]).toBe(before)
  })

  it('that are shown are selected together', async () => {
    const store = await tab()
    const shown = searchEmails(store.emailState.emails, 'business', '').map(({ id }) => id)
    const checked = ({ emailState }: EmailTab) =>
      emailState.emails.filter((email) => email.is_checked).map(({ id }) => id)
    store.checkAll(shown, true)
    expect(checked(await tab())).toEqual(shown)
    store.checkAll(shown, false)
    expect(checked(await tab())).toEqual([])
  })

  it('are marked as read together', async () => {
    const store = await tab()
    const ids = [readEmail(store, 0).id, readEmail(store, 1).id]
    store.checkAll(ids, true)
    store.markRead(ids)
    const again = await tab()
    for (const id of ids) expect(byId(again, id)).toMatchObject({ isread: true, is_checked: false })
  })

  it('go to the trash, are restored, and are deleted for good', async () => {
    const store = await tab()
    const { id, title } = readEmail(store)
    store.deleteEmails([id])
    expect(byId(await tab(), id)).toMatchObject({ trash: true, isdelate: true })
    expect(listTitles(store, 'all')).not.toContain(title)
    expect(listTitles(store, 'trash')).toContain(title)
    store.restoreEmails([id])
    expect(listTitles(store, 'all')[0]).toBe(title)
    store.deleteEmails([id])
    store.deleteEmails([id])
    expect(byId(await tab(), id)).toBeUndefined()
  })

  it('are marked as read when opened, and the list returns to them', async () => {
    const store = await tab()
    const { id, isread } = readEmail(store)
    expect(isread).toBe(false)
    store.openEmail(id)
    expect(store.emailView.open).toBe(id)
    expect(readEmail(await tab()).isread).toBe(true)
    store.closeEmail()
    expect(store.emailView).toMatchObject({ open: null, left: id })
  })
})

describe('filters', () => {
  it('start with all, without trash and spam', async () => {
    const store = await tab()
    expect(store.emailView.filter).toBe('all')
    const all = listTitles(store, 'all')
    for (const filter of ['trash', 'spam'] as const) {
      expect(listTitles(store, filter)).not.toEqual([])
      for (const title of listTitles(store, filter)) expect(all).not.toContain(title)
    }
  })

  it.each([
    ['fav', 'isfav'],
    ['sent', 'sent'],
    ['draft', 'draft'],
    ['personal', 'personal'],
    ['social', 'social'],
    ['promotions', 'promotions'],
    ['business', 'business'],
  ] as const)('%s shows those whose %s is true', async (filter, flag) => {
    const { emailState } = await tab()
    const shown = searchEmails(emailState.emails, filter, '')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown).toEqual(emailState.emails.filter((email) => email[flag] && !email.trash))
  })

  it('combine with the search by correspondent, address, subject or text', async () => {
    const store = await tab()
    store.sendEmail({ to: 'gil@outro.example', title: 'Avaliação', desc: 'Segue o combinado' })
    for (const search of ['avaliacao', 'GIL@outro', 'segue combinado'])
      expect(listTitles(store, 'all', search)).toEqual(['Avaliação'])
    expect(listTitles(store, 'all', 'otavio')).toEqual(['Conversa semanal'])
    expect(listTitles(store, 'trash', 'avaliacao')).toEqual([])
  })

  it('and searches close the open e-mail', async () => {
    const store = await tab()
    store.openEmail(readEmail(store).id)
    store.setEmailFilter('sent')
    expect(store.emailView).toMatchObject({ filter: 'sent', open: null, left: null })
    store.openEmail(readEmail(store).id)
    store.setEmailSearch('x')
    expect(store.emailView).toMatchObject({ search: 'x', open: null, left: null })
  })
})

describe('folders', () => {
  it('move e-mails in and out, with the fields of the specification', async () => {
    const store = await tab()
    const { id, title } = readEmail(store)
    store.moveEmails([id], 'spam')
    expect(byId(await tab(), id)).toMatchObject({ spam: true, isspam: true })
    expect(listTitles(store, 'spam')).toContain(title)
    store.moveEmails([id], 'archive')
    expect(byId(store, id)).toMatchObject({ spam: false, isspam: false, isArchived: true })
    expect(listTitles(store, 'inbox')).not.toContain(title)
    expect(listTitles(store, 'archive')).toContain(title)
    store.moveEmails([id], 'inbox')
    expect(listTitles(store, 'inbox')[0]).toBe(title)
  })

  it('set labels and the unread state of several e-mails', async () => {
    const store = await tab()
    const ids = [readEmail(store, 0).id, readEmail(store, 1).id]
    store.setLabel(ids, 'social', true)
    store.markUnread(ids)
    const again = await tab()
    for (const id of ids) expect(byId(again, id)).toMatchObject({ social: true, isread: false })
  })

  it('hold kept drafts only as drafts, and remove e-mails for good', async () => {
    const store = await tab()
    const draftId = store.saveDraft({ to: 'gil', title: 'Ata', desc: 'Início' })
    expect(listTitles(store, 'all')).not.toContain('Ata')
    expect(listTitles(await tab(), 'draft')[0]).toBe('Ata')
    expect(store.saveDraft({ to: 'gil@outro.example', title: 'Ata 2', desc: '', draftId })).toBe(draftId)
    expect(listTitles(store, 'draft')).not.toContain('Ata')
    store.removeEmails([draftId])
    expect(byId(await tab(), draftId)).toBeUndefined()
  })
})

describe('undo', () => {
  const loadCommands = async () => {
    const store = await tab()
    const commands = await import('../../../src/demos/apps/email/email-commands.ts')
    const undo = await import('../../../src/demos/parts/undo-offer.ts')
    return { store, ...commands, ...undo }
  }

  afterEach(() => vi.restoreAllMocks())

  it('returns deleted and moved e-mails to their folders', async () => {
    const { store, deleteWithUndo, moveWithUndo, undoLast } = await loadCommands()
    const { id } = readEmail(store)
    const before = JSON.stringify(byId(store, id))
    deleteWithUndo([id])
    undoLast()
    moveWithUndo([id], 'spam')
    undoLast()
    undoLast()
    expect(JSON.parse(JSON.stringify(byId(store, id)))).toEqual(JSON.parse(before))
  })

  it('makes a sent e-mail a draft again', async () => {
    const { store, sendWithUndo, undoLast } = await loadCommands()
    const onUndone = vi.fn()
    sendWithUndo({ ...written, cc: 'gil@outro.example' }, onUndone)
    expect(listTitles(store, 'sent')[0]).toBe('Recado')
    undoLast()
    expect(listTitles(store, 'sent')).not.toContain('Recado')
    expect(listTitles(store, 'draft')[0]).toBe('Recado')
    expect(onUndone).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Recado', draftId: expect.any(String) }),
    )
  })
})

describe('answers', () => {
  const own = 'ana@exemplo.com.br'
  const email = createEmail({
    id: 'e',
    image: 'marina',
    title: 'Ata',
    desc: 'Primeira\n\nSegunda',
    lastime: '2026-03-10T12:00:00Z',
    to: [own, 'gil@outro.example'],
    cc: ['rui@outro.example'],
    files: [{ name: 'a.txt', size: 2048, url: 'data:text/plain,a' }],
  })

  it('quote the text and go to the sender or to all but the user', () => {
    expect(createReply(email, own)).toMatchObject({ to: 'marina.vale@exemplo.com.br', title: 'Re: Ata' })
    const toAll = createReply({ ...email, title: 'RE: Ata' }, own, true)
    expect(toAll).toMatchObject({ title: 'RE: Ata', cc: 'gil@outro.example, rui@outro.example' })
    expect(toAll.desc).toMatch(/^\n\nEm .+, Marina Exemplo do Vale escreveu:\n> Primeira\n>\n> Segunda$/)
    expect(splitQuote(`Certo.${toAll.desc}`)).toMatchObject({ written: 'Certo.' })
  })

  it('pass the text on with its files', () => {
    const { to, title, desc, files } = createForward(email)
    expect({ to, title, files }).toEqual({ to: '', title: 'Enc: Ata', files: email.files })
    expect(splitQuote(desc).quoted).toMatch(/De: Marina Exemplo do Vale\n[\s\S]*Segunda$/)
  })

  it('form a conversation by topic and correspondent', () => {
    const answer = { ...email, id: 'f', title: 'Re: Enc: Ata' }
    expect(readTopic(answer.title)).toBe('Ata')
    const others = [answer, { ...email, id: 'g', trash: true }, { ...email, id: 'h', image: 'celio' }]
    expect(findConversation([email, ...others], email)).toEqual([answer])
    expect(formatEmailSize(email)).toBe('2 kB')
  })
})

describe('a body', () => {
  const text = (node: { content?: readonly unknown[] | undefined }) =>
    printBody({ type: 'doc', ...node } as never)

  it.each([
    'Oi!\n\nDuas linhas,\nque seguem.',
    '\n\nEm 10 de março, Gil escreveu:\n\n> Primeira\n>\n> Segunda',
  ])('is created from the plain text %j and printed as it', (plain) => {
    expect(printBody(createBody(plain))).toBe(plain)
  })

  it('prints lists, breaks, rules and mentions as text', () => {
    const item = (words: string) => ({ type: 'listItem', content: createBody(words).content })
    const content = [
      { type: 'orderedList', attrs: { start: 3 }, content: [item('um'), item('dois')] },
      { type: 'horizontalRule' },
      { type: 'bulletList', content: [item('três')] },
      { type: 'paragraph', content: [{ type: 'mention', attrs: { label: 'Noêmia' } }] },
    ]
    expect(printBody({ type: 'doc', content })).toBe('3. um\n4. dois\n\n---\n\n- três\n\n@Noêmia')
  })

  it('of an older e-mail is its text, and a formatted answer is told from what it quotes', () => {
    const old = createEmail({
      id: 'o',
      image: 'celio',
      title: 'Ata',
      desc: 'Um\n\nDois',
      lastime: '2026-03-10T12:00:00Z',
    })
    expect(readBody(old)).toEqual(createBody('Um\n\nDois'))
    const answer = createReply(old, 'ana@exemplo.com.br')
    const [, ...quote] = readBody(answer).content ?? []
    const { written, quoted } = splitBody({
      type: 'doc',
      content: [...(createBody('Certo.').content ?? []), ...quote],
    })
    expect(text({ content: written })).toBe('Certo.')
    expect(text({ content: quoted })).toMatch(/escreveu:\n\n> Um\n>\n> Dois$/)
    expect(splitQuote(printBody(readBody(answer)))).toMatchObject({ written: '' })
    const forward = splitBody(readBody(createForward(old)))
    expect(forward.written).toEqual([])
    expect(text({ content: forward.quoted })).toMatch(/^-{10} E-mail encaminhado[\s\S]*Dois$/)
  })

  it('is stored with the e-mail and with its draft', async () => {
    const store = await tab()
    const body = createBody('Olá')
    const draftId = store.saveDraft({ ...written, body })
    expect(byId(await tab(), draftId)).toMatchObject({ desc: 'Olá', body })
    store.sendEmail({ ...written, body, draftId })
    expect(readEmail(await tab())).toMatchObject({ sent: true, body })
  })
})

describe('the composer', () => {
  it.each([
    ['gil@outro.example', true],
    ['gil@outro.example, rui@outro.example; bia@outro.example', true],
    ['gil', false],
    ['gil@outro.example, rui', false],
    ['', false],
  ])('takes “%s” as recipients: %s', (to, isValid) => {
    expect(emailFields.safeParse({ to, title: 'Ata', desc: '' }).success).toBe(isValid)
    if (to) expect(emailFields.safeParse({ ...written, cc: to }).success).toBe(isValid)
  })
})
