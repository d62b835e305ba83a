import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { offerUndo } from '../../parts/undo-offer.ts'
import type { EmailSnapshot } from './email.ts'
import {
  deleteEmails,
  type EmailDraft,
  type EmailFolder,
  emailState,
  markUnread,
  moveEmails,
  removeEmails,
  restoreFlags,
  saveDraft,
  sendEmail,
} from './store.ts'

const movedTo: Record<EmailFolder, [one: string, many: string]> = {
  inbox: ['e-mail na caixa de entrada', 'e-mails na caixa de entrada'],
  archive: ['e-mail arquivado', 'e-mails arquivados'],
  spam: ['e-mail no spam', 'e-mails no spam'],
  trash: ['e-mail na lixeira', 'e-mails na lixeira'],
}

const copyEmails = (ids: readonly string[]) =>
  emailState.emails.filter(({ id }) => ids.includes(id)).map((email) => ({ ...email }))

/** Moves e-mails and offers to undo it. */
export function moveWithUndo(ids: readonly string[], folder: EmailFolder): void {
  const copies = copyEmails(ids)
  moveEmails(ids, folder)
  if (folder !== 'trash') notify.success('Edit Successfully')
  offerUndo(formatCounted(ids.length, ...movedTo[folder]), () => restoreFlags(copies))
}

/** Moves e-mails to the trash, or deletes those for good that are there. */
export function deleteWithUndo(ids: readonly string[]): void {
  const copies = copyEmails(ids)
  const isForGood = copies.every(({ trash }) => trash)
  deleteEmails(ids)
  notify.success(isForGood ? 'Remove Successfully' : 'Delete Successfully')
  if (!isForGood) offerUndo(formatCounted(ids.length, ...movedTo.trash), () => restoreFlags(copies))
}

export function markUnreadWithUndo(ids: readonly string[]): void {
  const copies = copyEmails(ids)
  markUnread(ids)
  offerUndo(
    formatCounted(ids.length, 'e-mail marcado como não lido', 'e-mails marcados como não lidos'),
    () => restoreFlags(copies),
  )
}

/** Sends an e-mail. Undoing it makes it a draft again, which `onUndone` gets. */
export function sendWithUndo(draft: EmailDraft, onUndone: (draft: EmailDraft) => void): void {
  const sentId = sendEmail(draft)
  notify.success('Send Successfully')
  offerUndo('E-mail enviado, só neste navegador', () => {
    removeEmails([sentId])
    const draftId = saveDraft({ ...draft, draftId: undefined })
    onUndone({ ...draft, draftId })
  })
}

/** Returns the addresses of a stored e-mail for the composer. */
export const continueDraft = (
  { id, title, desc, body, to = [], cc = [], bcc = [], files }: EmailSnapshot,
  address: string,
): EmailDraft => ({
  to: to.length > 0 ? to.join(', ') : address,
  cc: cc.join(', '),
  bcc: bcc.join(', '),
  title,
  desc,
  body,
  files,
  draftId: id,
})
