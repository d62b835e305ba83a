import { Link } from '@chakra-ui/react'
import { createContext, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'

/** Shows all entries again, those too that the search has left out. */
export const ShowAllContext = createContext<() => void>(() => undefined)

/** A link to another entry of the page. One that the search has left out is shown first. */
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
