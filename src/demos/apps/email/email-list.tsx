import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { LuInbox, LuPaperclip } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { MotionRow } from '@/ui/motion/motion-rows.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { EmptyTrash, ItemList, NoResults } from '../../parts/item-list.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { StarButton } from '../../parts/star-button.tsx'
import { findCorrespondent } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { EmailActions } from './email-actions.tsx'
import { EmailBadges } from './email-badges.tsx'
import { filterLabel } from './email-filters.tsx'
import { EmailMenu } from './email-menu.tsx'
import type { EmailFilter } from './filter-emails.ts'
import { splitQuote } from './quotes.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type EmailDraft, openEmail, setEmailSearch, toggleChecked, toggleFavourite } from './store.ts'

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

type EmailRowProps = { email: EmailSnapshot; onWrite: (draft: EmailDraft) => void }

function EmailRow({ email, onWrite }: EmailRowProps) {
  const { id, image, title, desc, lastime, is_checked, isfav, isread, sent, draft, files = [] } = email
  const { name } = findCorrespondent(image)
  const snippet = splitQuote(desc).written
  return (
    <MotionRow id={id} tabIndex={-1}>
      <Checkbox aria-label={`Selecionar: ${title}`} checked={is_checked} onChange={() => toggleChecked(id)} />
      <Portrait image={image} name={name} size="8" />
      <chakra.button
        type="button"
        css={opener}
        color={isread ? 'fg.muted' : 'fg'}
        onClick={() => openEmail(id)}
      >
        {!isread && <VisuallyHidden>Não lido.</VisuallyHidden>}
        <Text as="span" truncate fontWeight={isread ? '500' : '700'}>
          {sent || draft ? `Para: ${name || '(sem destinatário)'}` : name}
        </Text>
        <Text as="span" truncate color="fg.muted">
          <chakra.span color={isread ? 'fg.muted' : 'fg'} fontWeight={isread ? '500' : '600'}>
            {title || '(sem assunto)'}
          </chakra.span>
          {snippet && ` — ${snippet}`}
        </Text>
      </chakra.button>
      <RelativeTime at={lastime} color="fg.muted" textStyle="small" isShort css={time} />
      <Box css={tail}>
        <Flex wrap="wrap" align="center" gap="1.5" flex={{ base: '1', md: 'none' }} order="1">
          <EmailBadges email={email} />
          {files.length > 0 && (
            <chakra.span color="fg.muted" title="Com anexo">
              <LuPaperclip aria-hidden="true" />
              <VisuallyHidden>Com anexo</VisuallyHidden>
            </chakra.span>
          )}
        </Flex>
        <Flex align="center" order="3">
          <StarButton name={title} isOn={isfav} onToggle={() => toggleFavourite(id)} />
          <EmailActions email={email} />
          <EmailMenu label={`Mais ações: ${title}`} emails={[email]} onWrite={onWrite} />
        </Flex>
      </Box>
    </MotionRow>
  )
}

const opener = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '9rem minmax(0, 1fr)' },
  columnGap: '3',
  flex: { base: '1 1 0', md: '1 1 11rem' },
  minW: '0',
  py: '1.5',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  focusVisibleRing: 'inside',
} as const

const time = {
  order: { md: '2' },
  alignSelf: { base: 'flex-start', md: 'center' },
  pt: { base: '1.5', md: '0' },
  minW: { md: '5.5rem' },
  textAlign: 'end',
} as const

/** A second line on narrow screens, under the portrait. On wide ones the badges come before the time. */
const tail = {
  display: { base: 'flex', md: 'contents' },
  alignItems: 'center',
  width: 'full',
  ps: '8',
} as const
