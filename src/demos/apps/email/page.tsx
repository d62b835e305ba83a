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
import { emailsShown } from './shown-emails.ts'
import { closeEmail, type EmailDraft, emailState, emailView, setEmailSearch } from './store.ts'

const blank: EmailDraft = { to: '', title: '', desc: '' }

/** A mailbox, kept in this browser. */
export default function EmailPage() {
  const { emails } = useSnapshot(emailState)
  const { filter, search, open, left } = useSnapshot(emailView)
  const [isSideOpen, setSideOpen] = useState(false)
  const [written, setWritten] = useState<EmailDraft>()
  const shown = emailsShown(emails, filter, search)
  const read = emails.find(({ id }) => id === open)
  return (
    <>
      <RouteHeader
        actions={
          <Button size="md" onClick={() => setWritten(blank)}>
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
        {read ? (
          <EmailReader key={read.id} email={read} onClose={closeEmail} onWrite={setWritten} />
        ) : (
          <EmailList emails={shown} filter={filter} search={search} left={left} />
        )}
      </AppFrame>
      <Presence>{written && <EmailDialog start={written} onClose={() => setWritten(undefined)} />}</Presence>
    </>
  )
}
