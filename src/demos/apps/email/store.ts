import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { findImage } from './correspondents.ts'
import { createEmail, type Email, emailSchema } from './email.ts'
import type { EmailFilter } from './filter-emails.ts'
import { seedEmails } from './seed.ts'

/** The fields of an e-mail's form. */
export type EmailDraft = {
  to: string
  title: string
  desc: string
  /** The stored draft that it was made of, and takes the place of. */
  draftId?: string | undefined
}

const { state, change } = createDemoStore('email', z.object({ emails: z.array(emailSchema) }), seedEmails)

export const emailState = state

type EmailViewState = {
  filter: EmailFilter
  search: string
  /** The one that is being read. */
  open: string | null
  /** The one that was read just now: the list goes on from there. */
  left: string | null
}

/** The view state of the app; it is not stored. */
export const emailView = proxy<EmailViewState>({ filter: 'all', search: '', open: null, left: null })

/** Puts what was written on top, as sent. */
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

/** Checks all of these, or none of them. */
export const checkAll = (ids: readonly string[], isChecked: boolean) =>
  setFlags(ids, { is_checked: isChecked })

export const markRead = (ids: readonly string[]) => setFlags(ids, { isread: true, is_checked: false })

/** Moves e-mails to the trash; those that are there already are deleted for good. */
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

/** Goes back to the list. */
export function closeEmail(): void {
  Object.assign(emailView, { open: null, left: emailView.open })
}

/** Filters the list. */
export function setEmailFilter(filter: EmailFilter): void {
  Object.assign(emailView, { filter, open: null, left: null })
}

/** Searches the list. */
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
