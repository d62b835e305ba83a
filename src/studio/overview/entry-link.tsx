import { createContext, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'
import { ScrollLink } from './scroll-link.tsx'

/** Clears the search, to show all entries. */
export const ShowAllContext = createContext<() => void>(() => undefined)

/** A link to another entry of the page. Clears the search first if it hides the entry. */
export function EntryLink({ id, children }: { id: string; children: ReactNode }) {
  const showAll = use(ShowAllContext)
  const prepare = () => {
    if (!document.getElementById(id)) flushSync(showAll)
  }
  return (
    <ScrollLink to={id} onPrepare={prepare} textDecoration="underline" textUnderlineOffset="2px">
      {children}
    </ScrollLink>
  )
}
