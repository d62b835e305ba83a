import { searchKey, searchTest } from '@/lib/search-text.ts'
import { findCorrespondent } from './correspondents.ts'
import type { EmailLabel, EmailSnapshot } from './email.ts'
export type EmailFilter =
  | 'all'
  | 'inbox'
  | 'archive'
  | 'fav'
  | 'sent'
  | 'draft'
  | 'spam'
  | 'trash'
  | EmailLabel

/** Returns the e-mails of a filter. Trash is only in its own filter, and spam too. */
export function filterEmails(emails: readonly EmailSnapshot[], filter: EmailFilter): EmailSnapshot[] {
  if (filter === 'trash') return emails.filter(({ trash }) => trash)
  const untrashed = emails.filter(({ trash }) => !trash)
  if (filter === 'spam') return untrashed.filter(({ spam }) => spam)
  const withoutSpam = untrashed.filter(({ spam }) => !spam)
  if (filter === 'all') return withoutSpam.filter(({ isAutosaved }) => !isAutosaved)
  if (filter === 'archive') return withoutSpam.filter(({ isArchived }) => isArchived)
  if (filter === 'inbox')
    return withoutSpam.filter(({ sent, draft, isArchived }) => !sent && !draft && !isArchived)
  return withoutSpam.filter((email) => email[filter === 'fav' ? 'isfav' : filter])
}

/** Returns the e-mails of a filter that match by correspondent, subject, text or file name. */
export function searchEmails(
  emails: readonly EmailSnapshot[],
  filter: EmailFilter,
  search: string,
): EmailSnapshot[] {
  const isFound = searchTest(search)
  return filterEmails(emails, filter).filter(({ image, title, desc, files = [] }) => {
    const { name, address } = findCorrespondent(image)
    return isFound(searchKey([name, address, title, desc, ...files.map((file) => file.name)].join(' ')))
  })
}
