// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmailFilter } from '../../src/demos/apps/email/filter-emails.ts'
import { searchEmails } from '../../src/demos/apps/email/filter-emails.ts'

/** Opens a tab with its own module instances. */
async function tab() {
  vi.resetModules()
  return import('../../src/demos/apps/email/store.ts')
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
