import type { LinkProps } from '@chakra-ui/react'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import type { SessionEntry } from '@/state/session.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

type SessionEntryLinkProps = Omit<LinkProps, 'href' | 'onClick'> & { entry: SessionEntry }

/**
 * A link to the cached answer of a query of this session. The link covers its nearest positioned ancestor. In
 * another tab, without this session, it opens the consulta.
 */
export function SessionEntryLink({ entry, ...props }: SessionEntryLinkProps) {
  const open = useOpenEntry()
  return (
    <AppLink
      to={entry.path}
      _after={{ content: '""', position: 'absolute', inset: '0' }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open(entry)
      }}
      {...props}
    >
      {entry.title}
    </AppLink>
  )
}
