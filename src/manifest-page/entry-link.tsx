import { Link } from '@chakra-ui/react'
import { createContext, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'

/** Clears the search, to show all entries. */
export const ShowAllContext = createContext<() => void>(() => undefined)

/** A link to another entry of the page. Clears the search first if it hides the entry. */
export function EntryLink({ id, children }: { id: string; children: ReactNode }) {
  const showAll = use(ShowAllContext)
  const prepare = () => {
    if (!document.getElementById(id)) flushSync(showAll)
  }
  return (
    <Link
      href={`#${encodeURIComponent(id)}`}
      onClick={prepare}
      textDecoration="underline"
      textUnderlineOffset="2px"
    >
      {children}
    </Link>
  )
}
