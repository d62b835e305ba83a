import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { demoStore } from '../../store/demo-store.ts'
import { imageFor } from './correspondents.ts'
import { type Email, emailFrom, emailSchema } from './email.ts'
import { emailSeed } from './seed.ts'
import type { EmailFilter } from './shown-emails.ts'

/** The fields of an e-mail's form. */
export type EmailDraft = {
  to: string
  title: string
  desc: string
  /** The stored draft that it was made of, and takes the place of. */
  draftId?: string | undefined
}

const { state, change } = demoStore('email', z.object({ emails: z.array(emailSchema) }), emailSeed)

export const emailState = state

type EmailLook = {
  filter: EmailFilter
  search: string
  /** The one that is being read. */
  open: string | null
  /** The one that was read just now: the list goes on from there. */
  left: string | null
}

/** The view state of the app; it is not stored. */
export const emailView = proxy<EmailLook>({ filter: 'all', search: '', open: null, left: null })

/** Puts what was written on top, as sent. */
export function sendEmail({ to, title, desc, draftId }: EmailDraft): void {
  const sent = emailFrom({
    id: crypto.randomUUID(),
    image: imageFor(to),
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

export const toggleChecked = (id: string) => toggle(id, 'is_checked')

export const toggleFavourite = (id: string) => toggle(id, 'isfav')

export const toggleRead = (id: string) => toggle(id, 'isread')

/** Checks all of these, or none of them. */
export const checkAll = (ids: readonly string[], isChecked: boolean) => set(ids, { is_checked: isChecked })

export const markRead = (ids: readonly string[]) => set(ids, { isread: true, is_checked: false })

/** Moves e-mails to the trash; those that are there already are deleted for good. */
export function deleteEmails(ids: readonly string[]): void {
  const inTrash = state.emails.filter(({ id, trash }) => trash && ids.includes(id)).map(({ id }) => id)
  change((all) => {
    all.emails = all.emails.filter(({ id }) => !inTrash.includes(id))
    assign(all.emails, ids, { trash: true, isdelate: true, is_checked: false })
  })
}

export const restoreEmails = (ids: readonly string[]) =>
  set(ids, { trash: false, isdelate: false, is_checked: false })

/** Opens an e-mail and marks it as read. */
export function openEmail(id: string): void {
  emailView.open = id
  set([id], { isread: true })
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

type Flags = Pick<Email, 'is_checked' | 'isfav' | 'isread' | 'trash' | 'isdelate'>

function toggle(id: string, flag: keyof Flags) {
  const before = state.emails.find((email) => email.id === id)
  set([id], { [flag]: !before?.[flag] })
}

const set = (ids: readonly string[], flags: Partial<Flags>) =>
  change(({ emails }) => assign(emails, ids, flags))

function assign(emails: Email[], ids: readonly string[], flags: Partial<Flags>) {
  for (const email of emails) if (ids.includes(email.id)) Object.assign(email, flags)
}
