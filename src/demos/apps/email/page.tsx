import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPenLine } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { AppFrame } from '../../parts/app-frame.tsx'
import { ListStatus } from '../../parts/list-status.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { EmailFilters, filterLabel } from './email-filters.tsx'
import { EmailList } from './email-list.tsx'
import { EmailReader } from './email-reader.tsx'
import { searchEmails } from './filter-emails.ts'
import { closeEmail, type EmailDraft, emailState, emailView, setEmailSearch } from './store.ts'

const blankDraft: EmailDraft = { to: '', title: '', desc: '' }

/** A mailbox, stored in this browser. */
export default function EmailPage() {
  const { emails } = useSnapshot(emailState)
  const { filter, search, open, left } = useSnapshot(emailView)
  const [isSideOpen, setSideOpen] = useState(false)
  const [openDraft, setOpenDraft] = useState<EmailDraft>()
  const shown = searchEmails(emails, filter, search)
  const currentEmail = emails.find(({ id }) => id === open)
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
            />
            <ListStatus>
              {filterLabel(filter)}: {formatCounted(shown.length, 'e-mail', 'e-mails')}
            </ListStatus>
          </>
        }
      >
        {currentEmail ? (
          <EmailReader
            key={currentEmail.id}
            email={currentEmail}
            onClose={closeEmail}
            onWrite={setOpenDraft}
          />
        ) : (
          <EmailList emails={shown} filter={filter} search={search} left={left} />
        )}
      </AppFrame>
      <Presence>
        {openDraft && <EmailDialog initialDraft={openDraft} onClose={() => setOpenDraft(undefined)} />}
      </Presence>
    </>
  )
}
