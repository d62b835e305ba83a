import { LuInbox } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { EmptyTrash } from '../../parts/empty-trash.tsx'
import { ItemList } from '../../parts/item-list.tsx'
import { NoResults } from '../../parts/no-results.tsx'
import type { EmailSnapshot } from './email.ts'
import { filterLabel } from './email-filters.tsx'
import { EmailRow } from './email-row.tsx'
import type { EmailFilter } from './filter-emails.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type EmailDraft, setEmailSearch } from './store.ts'

type EmailListProps = {
  emails: EmailSnapshot[]
  filter: EmailFilter
  search: string
  /** The id of the e-mail that was just closed. */
  left: string | null
  onWrite: (draft: EmailDraft) => void
}

export function EmailList({ emails, filter, search, left, onWrite }: EmailListProps) {
  return (
    <ItemList
      head={<SelectionBar emails={emails} filter={filter} />}
      initialFocusId={left}
      listKey={`${filter} ${search}`}
      label={`E-mails: ${filterLabel(filter)}`}
      empty={<NoItems filter={filter} search={search} />}
    >
      {emails.map((email) => (
        <EmailRow key={email.id} email={email} onWrite={onWrite} />
      ))}
    </ItemList>
  )
}

function NoItems({ filter, search }: Pick<EmailListProps, 'filter' | 'search'>) {
  if (search) return <NoResults search={search} onClear={() => setEmailSearch('')} />
  if (filter === 'trash') return <EmptyTrash />
  return <EmptyState icon={<LuInbox />} title="Nenhum e-mail aqui" />
}
