import { Box } from '@chakra-ui/react'
import { LuFilePen, LuInbox, LuOctagonAlert, LuSend, LuStar, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { FilterList } from '../../parts/filter-list.tsx'
import { labels } from './labels.ts'
import { type EmailFilter, emailsIn } from './shown-emails.ts'
import { emailState, emailView, setEmailFilter } from './store.ts'

const folders = [
  { value: 'all', label: 'Todos', icon: <LuInbox aria-hidden="true" /> },
  { value: 'fav', label: 'Favoritos', icon: <LuStar aria-hidden="true" /> },
  { value: 'sent', label: 'Enviados', icon: <LuSend aria-hidden="true" /> },
  { value: 'draft', label: 'Rascunhos', icon: <LuFilePen aria-hidden="true" /> },
  { value: 'spam', label: 'Spam', icon: <LuOctagonAlert aria-hidden="true" /> },
  { value: 'trash', label: 'Lixeira', icon: <LuTrash2 aria-hidden="true" /> },
] as const

/** The filters of the e-mails, with how many unread ones each has. */
export function EmailFilters({ onChosen }: { onChosen: () => void }) {
  const { emails } = useSnapshot(emailState)
  const { filter } = useSnapshot(emailView)
  const counted = <T extends { value: EmailFilter }>(choice: T) => ({
    ...choice,
    count: emailsIn(emails, choice.value).filter(({ isread }) => !isread).length,
    counted: 'não lidos',
  })
  const choose = (value: EmailFilter) => {
    setEmailFilter(value)
    onChosen()
  }
  return (
    <Box>
      <FilterList<EmailFilter>
        label="Pastas"
        choices={folders.map(counted)}
        value={filter}
        onChange={choose}
      />
      <FilterList<EmailFilter>
        label="Marcadores"
        choices={labels.map(counted)}
        value={filter}
        onChange={choose}
      />
    </Box>
  )
}

/** What a filter is called. */
export const filterLabel = (filter: EmailFilter) =>
  [...folders, ...labels].find(({ value }) => value === filter)?.label ?? ''
