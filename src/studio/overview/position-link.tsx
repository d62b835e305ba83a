import { chakra, Link, VisuallyHidden } from '@chakra-ui/react'
import { createContext, type MouseEvent, use } from 'react'
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
