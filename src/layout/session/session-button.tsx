import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { LuListTree } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { closeSessionList, openSessionList, sessionList } from '@/session/dialogs-state.ts'
import { session } from '@/state/session.ts'
import { useKey } from '@/state/use-key.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { IconText, namedIcon } from '../header/named-icon.tsx'

/** Opens the list of the session's consultas, like the key `h`, and shows their number. */
export function SessionButton() {
  const count = useSnapshot(session).items.length
  const { isOpen } = useSnapshot(sessionList)
  const countId = useId()
  return (
    <IconButton
      aria-label="Consultas desta sessão"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="H"
      aria-describedby={count > 0 ? countId : undefined}
      title="Consultas desta sessão (h)"
      variant="ghost"
      position="relative"
      {...namedIcon}
      onClick={openSessionList}
    >
      <LuListTree />
      <IconText>Sessão</IconText>
      {count > 0 && (
        <Box as="span" data-count={count} css={mark}>
          <VisuallyHidden id={countId}>{formatCounted(count, 'consulta', 'consultas')}</VisuallyHidden>
        </Box>
      )}
    </IconButton>
  )
}

/** The number is drawn by CSS: as text it would have to be part of the button's name. */
const mark = {
  _before: { content: 'attr(data-count)' },
  position: { base: 'absolute', xl: 'static' },
  top: '2px',
  insetEnd: '2px',
  minWidth: '16px',
  px: '1',
  borderRadius: 'full',
  bg: 'bg.emphasized',
  color: 'fg',
  fontSize: '10px',
  fontWeight: '600',
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
} as const

const sessionDialog = createOnDemand(() => import('./session-dialog.tsx'))

/** The list of the session's consultas, opened by the key `h`. Its code loads at the first use. */
export function SessionList() {
  const { isOpen } = useSnapshot(sessionList)
  const Dialog = useOnDemand(sessionDialog, isOpen, () => {
    closeSessionList()
    notify.error('Não foi possível abrir as consultas desta sessão')
  })?.default
  useKey('h', openSessionList)
  // After a logout with the list open, the next login starts with it closed.
  useEffect(() => closeSessionList, [])
  return Dialog ? <Dialog isOpen={isOpen} /> : null
}
