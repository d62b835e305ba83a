import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { LuKeyboard, LuPenLine } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { AppFrame } from '../../parts/app-frame.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { ListStatus } from '../../parts/item-list.tsx'
import { UndoOffer } from '../../parts/undo-bar.tsx'
import { undoLast } from '../../parts/undo-offer.ts'
import { useOwnAddress } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { deleteWithUndo, markUnreadWithUndo, moveWithUndo } from './email-commands.ts'
import { EmailDialog } from './email-dialog.tsx'
import { EmailFilters, filterLabel } from './email-filters.tsx'
import { type EmailCommand, findFocusedEmail, useEmailKeys } from './email-keys.ts'
import { EmailList } from './email-list.tsx'
import { EmailReader } from './email-reader.tsx'
import { searchEmails } from './filter-emails.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { createForward, createReply, findConversation } from './quotes.ts'
import {
  closeEmail,
  type EmailDraft,
  emailState,
  emailView,
  openEmail,
  setEmailSearch,
  toggleFavourite,
} from './store.ts'

const blankDraft: EmailDraft = { to: '', title: '', desc: '' }

/** A mailbox, stored in this browser. */
export default function EmailPage() {
  const { emails } = useSnapshot(emailState)
  const { filter, search, open, left } = useSnapshot(emailView)
  const [isSideOpen, setSideOpen] = useState(false)
  const [openDraft, setOpenDraft] = useState<EmailDraft>()
  const shown = searchEmails(emails, filter, search)
  const currentEmail = emails.find(({ id }) => id === open)
  const own = useOwnAddress()
  const [areKeysShown, setKeysShown] = useState(false)

  /** Moves the open e-mail, the selected ones or the focused one. */
  function actOn(act: (ids: string[]) => void): boolean {
    const focused = findFocusedEmail(shown)
    const checked = shown.filter((email) => email.is_checked)
    const targets = currentEmail ? [currentEmail] : checked.length > 0 ? checked : focused ? [focused] : []
    if (targets.length === 0) return false
    act(targets.map(({ id }) => id))
    if (currentEmail) closeEmail()
    return true
  }

  function answer(create: (email: EmailSnapshot) => EmailDraft): boolean {
    const email = currentEmail ?? findFocusedEmail(shown)
    if (!email || email.draft) return false
    setOpenDraft(create(email))
    return true
  }

  function step(by: 1 | -1): boolean {
    // In the list the app's keys move the focus.
    if (!currentEmail) return false
    const place = shown.findIndex(({ id }) => id === currentEmail.id)
    const next = shown[place + by]
    if (next && place >= 0) openEmail(next.id)
    return true
  }

  const commands: Record<EmailCommand, () => boolean> = {
    next: () => step(1),
    previous: () => step(-1),
    open: () => {
      const email = currentEmail ? undefined : findFocusedEmail(shown)
      if (email) openEmail(email.id)
      return email !== undefined
    },
    back: () => {
      if (currentEmail) closeEmail()
      return currentEmail !== undefined
    },
    compose: () => {
      setOpenDraft(blankDraft)
      return true
    },
    search: () => {
      document.querySelector<HTMLElement>('[data-email-search] input')?.focus()
      return true
    },
    reply: () => answer((email) => createReply(email, own)),
    replyAll: () => answer((email) => createReply(email, own, true)),
    forward: () => answer(createForward),
    archive: () => actOn((ids) => moveWithUndo(ids, 'archive')),
    delete: () => actOn(deleteWithUndo),
    spam: () => actOn((ids) => moveWithUndo(ids, 'spam')),
    unread: () => actOn(markUnreadWithUndo),
    favourite: () => {
      const email = currentEmail ?? findFocusedEmail(shown)
      if (email) toggleFavourite(email.id)
      return email !== undefined
    },
    undo: undoLast,
    help: () => {
      setKeysShown(true)
      return true
    },
  }
  useEmailKeys((command) => commands[command]())

  return (
    <>
      <RouteHeader
        actions={
          <Button size="md" onClick={() => setOpenDraft(blankDraft)}>
            <LuPenLine aria-hidden="true" />
            Escrever
          </Button>
        }
      />
      <AppFrame
        sideTitle="Pastas"
        side={<EmailFilters onChosen={() => setSideOpen(false)} />}
        isSideOpen={isSideOpen}
        onSideToggle={() => setSideOpen(!isSideOpen)}
        toolbar={
          <>
            <SearchField
              label="Buscar e-mails"
              value={search}
              onChange={setEmailSearch}
              flex="1 1 10rem"
              minW="0"
              data-email-search=""
            />
            <ListStatus>
              {filterLabel(filter)}: {formatCounted(shown.length, 'e-mail', 'e-mails')}
            </ListStatus>
            <IconAction
              label="Atalhos do e-mail"
              icon={<LuKeyboard />}
              display={{ base: 'none', md: 'inline-flex' }}
              onClick={() => setKeysShown(true)}
            />
          </>
        }
      >
        {currentEmail ? (
          <EmailReader
            key={currentEmail.id}
            email={currentEmail}
            listed={shown}
            conversation={findConversation(emails, currentEmail)}
            onClose={closeEmail}
            onWrite={setOpenDraft}
          />
        ) : (
          <EmailList emails={shown} filter={filter} search={search} left={left} onWrite={setOpenDraft} />
        )}
      </AppFrame>
      <Presence>
        {openDraft && (
          <EmailDialog
            // A draft that reopens after an undo starts from its own content.
            key={openDraft.draftId ?? openDraft.title}
            initialDraft={openDraft}
            onClose={() => setOpenDraft(undefined)}
            onReopen={setOpenDraft}
          />
        )}
      </Presence>
      <Presence>{areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}</Presence>
      <UndoOffer isAnnounced />
    </>
  )
}
