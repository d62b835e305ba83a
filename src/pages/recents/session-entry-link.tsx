import type { LinkProps } from '@chakra-ui/react'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import type { SessionEntry } from '@/state/session.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

type SessionEntryLinkProps = Omit<LinkProps, 'href' | 'onClick'> & { entry: SessionEntry }

/**
 * A link to the kept answer of a consulta of this session. It can be pressed anywhere in what is around it, as far as the
 * next positioned element. In another tab, which knows of no session, it leads to the consulta.
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
