import { IconButton } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { formatRepeat } from '@/session/session-texts.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import type { SessionEntry } from '@/state/session.ts'

/** Opens the page of a query of this session and runs it again. */
export function RepeatButton({ entry }: { entry: SessionEntry }) {
  const open = useOpenEntry()
  return (
    <IconButton
      size="xs"
      variant="ghost"
      colorPalette="neutral"
      title={formatRepeat(entry.outcome)}
      // Above the link that fills the row.
      position="relative"
      aria-label={`${formatRepeat(entry.outcome)}: ${entry.title}, ${entry.subject}`}
      onClick={() => open(entry, { isFresh: true })}
    >
      <LuRotateCw aria-hidden="true" />
    </IconButton>
  )
}
