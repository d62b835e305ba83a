import { searchKey, searchTest } from '@/lib/search-text.ts'
import { correspondentOf } from './correspondents.ts'
import type { EmailView } from './email.ts'
import type { EmailLabel } from './labels.ts'

export type EmailFilter = 'all' | 'fav' | 'sent' | 'draft' | 'spam' | 'trash' | EmailLabel

/** The e-mails of a filter. What is in the trash is in no other, and spam is not among the rest either. */
export function emailsIn(emails: readonly EmailView[], filter: EmailFilter): EmailView[] {
  if (filter === 'trash') return emails.filter(({ trash }) => trash)
  const kept = emails.filter(({ trash }) => !trash)
  if (filter === 'spam') return kept.filter(({ spam }) => spam)
  const wanted = kept.filter(({ spam }) => !spam)
  if (filter === 'all') return wanted
  return wanted.filter((email) => email[filter === 'fav' ? 'isfav' : filter])
}

/** The e-mails of a filter that a search finds by correspondent, subject or text. */
export function emailsShown(emails: readonly EmailView[], filter: EmailFilter, search: string): EmailView[] {
  const isFound = searchTest(search)
  return emailsIn(emails, filter).filter(({ image, title, desc }) => {
    const { name, address } = correspondentOf(image)
    return isFound(searchKey([name, address, title, desc].join(' ')))
  })
}
