import {
  LuArchive,
  LuFilePen,
  LuInbox,
  LuMails,
  LuOctagonAlert,
  LuSend,
  LuStar,
  LuTrash2,
} from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type FilterGroup, FilterList } from '../../parts/filter-list.tsx'
import { labels } from './email.ts'
import { type EmailFilter, filterEmails } from './filter-emails.ts'
import { emailState, emailView, setEmailFilter } from './store.ts'

const groups: FilterGroup<EmailFilter>[] = [
  {
    label: 'Pastas',
    choices: [
      { value: 'all', label: 'Todos', icon: <LuMails aria-hidden="true" /> },
      { value: 'inbox', label: 'Caixa de entrada', icon: <LuInbox aria-hidden="true" /> },
      { value: 'fav', label: 'Favoritos', icon: <LuStar aria-hidden="true" /> },
      { value: 'sent', label: 'Enviados', icon: <LuSend aria-hidden="true" /> },
      { value: 'draft', label: 'Rascunhos', icon: <LuFilePen aria-hidden="true" /> },
      { value: 'archive', label: 'Arquivados', icon: <LuArchive aria-hidden="true" /> },
      { value: 'spam', label: 'Spam', icon: <LuOctagonAlert aria-hidden="true" /> },
      { value: 'trash', label: 'Lixeira', icon: <LuTrash2 aria-hidden="true" /> },
    ],
  },
  { label: 'Marcadores', choices: labels },
]

/** The filters with their numbers of unread e-mails. */
export function EmailFilters({ onChosen }: { onChosen: () => void }) {
  const { emails } = useSnapshot(emailState)
  const { filter } = useSnapshot(emailView)
  return (
    <FilterList
      groups={groups}
      value={filter}
      getCount={(value) => filterEmails(emails, value).filter(({ isread }) => !isread).length}
      countLabel="não lidos"
      onChange={(value) => {
        setEmailFilter(value)
        onChosen()
      }}
    />
  )
}

export const filterLabel = (filter: EmailFilter) =>
  groups.flatMap(({ choices }) => choices).find(({ value }) => value === filter)?.label ?? ''
