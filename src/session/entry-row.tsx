import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { identifiesSubject } from '@manifest/kinds/index.ts'
import { LuRotateCw } from 'react-icons/lu'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import type { SessionEntry } from '@/state/session.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { formatOrigin, formatRepeat } from './session-texts.ts'

type EntryRowProps = {
  entry: SessionEntry
  /** Called before the entry's page opens. */
  onOpen?: (() => void) | undefined
  /** The row is below a head with the subject, which the row then shows to screen readers only. */
  isInGroup?: boolean
  /** The name of the subject. Default: the one that this answer gave. */
  name?: string | undefined
}

/** An entry of the session. Its first button shows the cached answer, the second repeats the query. */
export function EntryRow({ entry, onOpen, isInGroup = false, name = entry.name }: EntryRowProps) {
  const open = useOpenEntry(onOpen)
  const { title, kind, subject, otherValues, origin, at, outcome } = entry
  // The hidden form of a name, its initials, adds nothing to the name.
  const isSubjectShown = !name || !kind || identifiesSubject(kind)
  return (
    <Flex align="center" gap="1">
      <chakra.button type="button" data-entry="" css={entryButtonCss} onClick={() => open(entry)}>
        <Flex as="span" align="center" justify="space-between" columnGap="3">
          <Flex as="span" align="baseline" columnGap="2" wrap="wrap" minW="0">
            <Text
              as="span"
              fontWeight="500"
              minW="0"
              overflowWrap="anywhere"
              {...(isInGroup ? {} : { width: { lg: '14rem' } })}
            >
              {title}
            </Text>
            <Text as="span" color="fg.muted" textStyle="small" display="flex" flexWrap="wrap" columnGap="2">
              {!isInGroup && name && <Text as="span">{name}</Text>}
              {(isInGroup || isSubjectShown) && (
                <Text as="span" srOnly={isInGroup} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {subject}
                </Text>
              )}
              {otherValues && <Text as="span">{otherValues}</Text>}
              {origin && <Text as="span">{formatOrigin(origin.label)}</Text>}
              <RelativeTime at={at} />
            </Text>
          </Flex>
          <Box as="span" flexShrink="0" {...(isInGroup ? { minW: { sm: '9.5rem' } } : {})}>
            <OutcomeBadge outcome={outcome} />
          </Box>
        </Flex>
      </chakra.button>
      <IconButton
        variant="ghost"
        size="sm"
        minW={{ base: '11', md: '9' }}
        minH={{ base: '11', md: '9' }}
        title={formatRepeat(outcome)}
        aria-label={`${formatRepeat(outcome)}: ${[title, name, subject, otherValues].filter(Boolean).join(', ')}`}
        onClick={() => open(entry, { isFresh: true })}
      >
        <LuRotateCw aria-hidden="true" />
      </IconButton>
    </Flex>
  )
}

/** The button of a row in lists of the session. */
export const entryButtonCss = {
  flex: '1',
  minW: '0',
  minH: { base: '11', md: '10' },
  px: '3',
  py: '2',
  borderRadius: 'control',
  textAlign: 'start',
  _rtl: { textAlign: 'right' },
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
} as const
