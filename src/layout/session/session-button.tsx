import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { LuListTree } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { openSessionList, sessionList } from '@/session/dialogs-state.ts'
import { session } from '@/state/session.ts'

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
      colorPalette="neutral"
      position="relative"
      onClick={openSessionList}
    >
      <LuListTree />
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
  position: 'absolute',
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
