import { chakra, type HTMLChakraProps, Link, VisuallyHidden } from '@chakra-ui/react'
import { createContext, Fragment, type MouseEvent, type ReactNode, use } from 'react'
import { flushSync } from 'react-dom'
import { LuSquarePen } from 'react-icons/lu'

/** The absolute path of the folder that positions are relative to. */
export const ManifestRootContext = createContext('')

/** A link that opens a position of the manifest in the editor, without leaving the page. */
export function PositionLink({ position, isFile = false }: { position: string; isFile?: boolean }) {
  const root = use(ManifestRootContext)
  const address = `/__open-in-editor?file=${encodeURIComponent(`${root}/${position}`)}`
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void fetch(address).catch(() => undefined)
  }
  return (
    <Link
      href={address}
      onClick={open}
      title="Abrir no editor"
      display="inline-flex"
      maxW="full"
      alignItems="baseline"
      gap="1.5"
      color="fg.muted"
      textStyle="small"
      fontFamily="mono"
      overflowWrap="anywhere"
      _hover={{ color: 'primary.fg' }}
      py={{ base: '0.5', md: '0' }}
    >
      <chakra.span aria-hidden="true" flexShrink="0" alignSelf="center" fontSize="13px">
        <LuSquarePen />
      </chakra.span>
      <chakra.span minW="0">
        <VisuallyHidden>Abrir </VisuallyHidden>
        {isFile ? position : removeColumn(position)}
      </chakra.span>
    </Link>
  )
}

/** `file:line:column` becomes `file:line`. */
const removeColumn = (position: string) => position.replace(/:\d+$/, '')

/** Clears the search, to show all entries. */
export const ShowAllContext = createContext<() => void>(() => undefined)

/** A link to another entry of the page. Clears the search first if it hides the entry. */
function EntryLink({ id, children }: { id: string; children: ReactNode }) {
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

type EntryLinksProps = { entries: readonly { id: string; title: string }[]; separator?: string }

export const EntryLinks = ({ entries, separator = ', ' }: EntryLinksProps) =>
  entries.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && separator}
      <EntryLink id={id}>{title}</EntryLink>
    </Fragment>
  ))

type ScrollLinkProps = HTMLChakraProps<'button'> & {
  /** The id of the element to scroll to. */
  to: string
  /** Runs before the scroll, for example to show the element. */
  onPrepare?: () => void
}

/** Scrolls to an element. It is no link, because the URL's hash holds the part in the editor. */
export const ScrollLink = ({ to, onPrepare, ...props }: ScrollLinkProps) => (
  <chakra.button
    type="button"
    cursor="pointer"
    textAlign="start"
    {...props}
    onClick={() => {
      onPrepare?.()
      const target = document.getElementById(to)
      target?.scrollIntoView()
      target?.focus({ preventScroll: true })
    }}
  />
)
