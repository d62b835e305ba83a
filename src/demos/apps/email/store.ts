import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { headingNode, listNode, paragraphNode, type RichNode } from '../../parts/rich-text/rich-doc.ts'
import { createTextFiles, type SampleTextFile, type StoredFile } from '../../parts/stored-file.ts'
import { createCollection } from '../../store/collection.ts'
import { copyPlain } from '../../store/copy-plain.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { findImage, readAddresses } from './correspondents.ts'
import {
  createEmail,
  type Email,
  type EmailFlags,
  type EmailLabel,
  type EmailSnapshot,
  emailSchema,
} from './email.ts'
import { printBody } from './email-body.ts'
import type { EmailFilter } from './filter-emails.ts'
import data from './seed.yaml'

type SampleNode = { paragraph: string } | { heading: string } | { list: string[] }

type SampleEmail = Pick<Email, 'image' | 'title'> &
  Partial<Omit<Email, 'files' | 'body' | 'cc'>> & {
    minutesAgo: number
    files?: SampleTextFile[]
    cc?: CastId[]
    body?: SampleNode[]
  }

const createNode = (node: SampleNode) =>
  'paragraph' in node
    ? paragraphNode(node.paragraph)
    : 'heading' in node
      ? headingNode(node.heading, 3)
      : listNode(node.list)

const createFormatted = (body: SampleNode[]) => {
  const doc = { type: 'doc', content: body.map(createNode) } as NonNullable<Email['body']>
  return { body: doc, desc: printBody(doc) }
}

/** An invented mailbox, dated relative to now. */
export const seedEmails = (now = Date.now()): { emails: Email[] } => ({
  emails: (data as SampleEmail[]).map(({ minutesAgo, files, cc, body, ...email }, index) =>
    createEmail({
      desc: '',
      ...email,
      id: `email-${index + 1}`,
      lastime: new Date(now - minutesAgo * 60_000).toISOString(),
      ...(files && { files: createTextFiles(files) }),
      ...(cc && { cc: cc.map((id) => findCastMember(id).email) }),
      ...(body && createFormatted(body)),
    }),
  ),
})

export type EmailDraft = {
  /** Addresses separated by commas, like `cc` and `bcc`. */
  to: string
  cc?: string | undefined
  bcc?: string | undefined
  title: string
  desc: string
  /** The formatted text of `desc`. */
  body?: RichNode | undefined
  files?: readonly StoredFile[] | undefined
  /** The stored draft that this one replaces. */
  draftId?: string | undefined
}

const store = createDemoStore('email', z.object({ emails: z.array(emailSchema) }), seedEmails)

const { state, change } = store

const items = createCollection(store, ({ emails }) => emails)

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

/** Returns the content of an e-mail that the composer wrote. */
function composeEmail({ to, cc = '', bcc = '', title, desc, body, files = [] }: EmailDraft) {
  const lists = { to: readAddresses(to), cc: readAddresses(cc), bcc: readAddresses(bcc) }
  return {
    image: findImage(lists.to[0] ?? ''),
    title: title.trim(),
    desc,
    ...(body ? { body: copyPlain(body) as NonNullable<Email['body']> } : {}),
    lastime: new Date().toISOString(),
    isread: true,
    ...lists,
    files: files.map((file) => ({ ...file })),
  }
}

function addEmail(email: Email, replacedId: string | undefined) {
  change((all) => {
    const others = all.emails.filter(({ id }) => id !== email.id && id !== replacedId)
    all.emails = [structuredClone(email), ...others]
  })
}

/** Adds an e-mail at the top, as sent. Returns its id. */
export function sendEmail(draft: EmailDraft): string {
  const email = createEmail({ id: crypto.randomUUID(), ...composeEmail(draft), sent: true })
  addEmail(email, draft.draftId)
  return email.id
}

/** Stores what the composer holds as a draft, in place of the one it began with. Returns the draft's id. */
export function saveDraft(draft: EmailDraft): string {
  const replaced = items.find(draft.draftId ?? '')
  const email = createEmail({
    id: draft.draftId ?? crypto.randomUUID(),
    ...composeEmail(draft),
    draft: true,
    isAutosaved: replaced ? replaced.isAutosaved : true,
  })
  addEmail(email, draft.draftId)
  return email.id
}

/** Removes e-mails for good. */
export const removeEmails = (ids: readonly string[]) => void items.remove(ids)

export const toggleChecked = (id: string) => toggleFlag(id, 'is_checked')

export const toggleFavourite = (id: string) => toggleFlag(id, 'isfav')

export const toggleRead = (id: string) => toggleFlag(id, 'isread')

/** Selects all of these, or none. */
export const checkAll = (ids: readonly string[], isChecked: boolean) =>
  setFlags(ids, { is_checked: isChecked })

export const markRead = (ids: readonly string[]) => setFlags(ids, { isread: true, is_checked: false })

/** Moves e-mails to the trash; deletes those already there. */
export function deleteEmails(ids: readonly string[]): void {
  removeEmails(ids.filter((id) => items.find(id)?.trash))
  setFlags(ids, { trash: true, isdelate: true, is_checked: false })
}

export type EmailFolder = 'inbox' | 'archive' | 'spam' | 'trash'

/** Moves e-mails to a folder and unselects them. */
export const moveEmails = (ids: readonly string[], folder: EmailFolder) =>
  setFlags(ids, {
    is_checked: false,
    isArchived: folder === 'archive',
    spam: folder === 'spam',
    isspam: folder === 'spam',
    trash: folder === 'trash',
    isdelate: folder === 'trash',
  })

export const setLabel = (ids: readonly string[], label: EmailLabel, isOn: boolean) =>
  setFlags(ids, { [label]: isOn })

export const markUnread = (ids: readonly string[]) => setFlags(ids, { isread: false, is_checked: false })

/** Gives e-mails the flags of these copies again. */
export function restoreFlags(copies: readonly EmailSnapshot[]): void {
  for (const { id, isread, spam, isspam, trash, isdelate, isArchived } of copies)
    setFlags([id], { isread, spam, isspam, trash, isdelate, isArchived })
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

const toggleFlag = (id: string, flag: keyof EmailFlags) => setFlags([id], { [flag]: !items.find(id)?.[flag] })

const setFlags = (ids: readonly string[], flags: Partial<EmailFlags>) =>
  items.edit(ids, (email) => Object.assign(email, flags))
