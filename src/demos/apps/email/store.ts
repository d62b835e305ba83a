import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { findImage } from './correspondents.ts'
import { createEmail, type Email, emailSchema } from './email.ts'
import type { EmailFilter } from './filter-emails.ts'
import { seedEmails } from './seed.ts'

export type EmailDraft = {
  to: string
  title: string
  desc: string
  /** The stored draft that this one replaces. */
  draftId?: string | undefined
}

const { state, change } = createDemoStore('email', z.object({ emails: z.array(emailSchema) }), seedEmails)

export const emailState = state

type EmailViewState = {
  filter: EmailFilter
  search: string
  /** The id of the open e-mail. */
  open: string | null
  /** The id of the e-mail that was just closed; the list focuses it. */
  left: string | null
}

/** View state; not stored. */
export const emailView = proxy<EmailViewState>({ filter: 'all', search: '', open: null, left: null })

/** Adds an e-mail at the top, as sent. */
export function sendEmail({ to, title, desc, draftId }: EmailDraft): void {
  const sent = createEmail({
    id: crypto.randomUUID(),
    image: findImage(to),
    title,
    desc,
    lastime: new Date().toISOString(),
    sent: true,
    isread: true,
  })
  change((all) => {
    const others = all.emails.filter(({ id }) => id !== sent.id && id !== draftId)
    all.emails = [{ ...sent }, ...others]
  })
}

export const toggleChecked = (id: string) => toggleFlag(id, 'is_checked')

export const toggleFavourite = (id: string) => toggleFlag(id, 'isfav')

export const toggleRead = (id: string) => toggleFlag(id, 'isread')

/** Selects all of these, or none. */
export const checkAll = (ids: readonly string[], isChecked: boolean) =>
  setFlags(ids, { is_checked: isChecked })

export const markRead = (ids: readonly string[]) => setFlags(ids, { isread: true, is_checked: false })

/** Moves e-mails to the trash; deletes those already there. */
export function deleteEmails(ids: readonly string[]): void {
  const inTrash = state.emails.filter(({ id, trash }) => trash && ids.includes(id)).map(({ id }) => id)
  change((all) => {
    all.emails = all.emails.filter(({ id }) => !inTrash.includes(id))
    assignFlags(all.emails, ids, { trash: true, isdelate: true, is_checked: false })
  })
}

export const restoreEmails = (ids: readonly string[]) =>
  setFlags(ids, { trash: false, isdelate: false, is_checked: false })

/** Opens an e-mail and marks it as read. */
export function openEmail(id: string): void {
  emailView.open = id
  setFlags([id], { isread: true })
}

export function closeEmail(): void {
  Object.assign(emailView, { open: null, left: emailView.open })
}

export function setEmailFilter(filter: EmailFilter): void {
  Object.assign(emailView, { filter, open: null, left: null })
}

export function setEmailSearch(search: string): void {
  Object.assign(emailView, { search, open: null, left: null })
}

type EmailFlags = Pick<Email, 'is_checked' | 'isfav' | 'isread' | 'trash' | 'isdelate'>

function toggleFlag(id: string, flag: keyof EmailFlags) {
  const before = state.emails.find((email) => email.id === id)
  setFlags([id], { [flag]: !before?.[flag] })
}

const setFlags = (ids: readonly string[], flags: Partial<EmailFlags>) =>
  change(({ emails }) => assignFlags(emails, ids, flags))

function assignFlags(emails: Email[], ids: readonly string[], flags: Partial<EmailFlags>) {
  for (const email of emails) if (ids.includes(email.id)) Object.assign(email, flags)
}
