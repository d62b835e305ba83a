import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { LuBan, LuCheck, LuCheckCheck, LuStar } from 'react-icons/lu'
import { fullTime } from '@/lib/format/relative-time.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { type ContactSnapshot, type MessageSnapshot, readFirstName, summarize } from './chat.ts'
import { markHits } from './chat-search.ts'
import { type FeedRow, formatClock } from './feed-rows.ts'
import { jumpTo, reactionNames } from './feed-view.ts'
import { MessageMenu } from './message-menu.tsx'
import { reactionIcons, reactionPalettes } from './reaction-icons.tsx'

type BubbleProps = {
  contact: ContactSnapshot
  row: FeedRow
  /** The message that this one replies to. */
  quoted: MessageSnapshot | undefined
  search: string
  isCurrent: boolean
  isRead: boolean
  onDelete: () => void
}

/** A message. The portrait is at the last one of its group. */
export function Bubble({ contact, row, quoted, search, isCurrent, isRead, onDelete }: BubbleProps) {
  const { message, isGroupStart, isGroupEnd } = row
  const { img, content, time, sender, files = [], isDeleted, isStarred, ownReaction, theirReaction } = message
  const isOwn = sender === 'me'
  const name = readFirstName(contact.fullName)
  return (
    <Flex
      data-time={time}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      gap="2"
      align="flex-end"
      direction={isOwn ? 'row-reverse' : 'row'}
      mt={isGroupStart ? '3' : '1.5'}
      borderRadius="panel"
      outline="none"
    >
      {!isOwn &&
        (isGroupEnd ? (
          <Portrait image={img} name={contact.fullName} size="8" />
        ) : (
          <Box boxSize="8" flexShrink="0" />
        ))}
      <Box maxW={{ base: '82%', md: '65%' }} minW="0">
        <VisuallyHidden>{isOwn ? 'Você:' : `${contact.fullName}:`}</VisuallyHidden>
        <Box
          px="3"
          py="1.5"
          borderRadius="panel"
          borderEndEndRadius={isOwn && isGroupEnd ? '2px' : 'panel'}
          borderEndStartRadius={!isOwn && isGroupEnd ? '2px' : 'panel'}
          bg={isOwn ? 'primary.subtle' : 'bg.muted'}
          outline={isCurrent ? '2px solid' : undefined}
          outlineColor="primary.focusRing"
        >
          {message.replyTo && <Quote quoted={quoted} name={name} />}
          {isDeleted ? (
            <Flex align="center" gap="1.5" color="fg.muted" fontStyle="italic">
              <LuBan aria-hidden="true" />
              Mensagem apagada
            </Flex>
          ) : (
            content && (
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                <MarkedText text={content} search={search} />
              </Text>
            )
          )}
          {files.length > 0 && (
            <Box mt={content ? '2' : '0.5'}>
              <StoredFileList label="Anexos da mensagem" files={files} hasPreviews />
            </Box>
          )}
          <Flex align="center" justify="flex-end" gap="1.5" color="fg.muted" textStyle="small">
            {isStarred && (
              <>
                <LuStar aria-hidden="true" fill="currentColor" />
                <VisuallyHidden>Favorita.</VisuallyHidden>
              </>
            )}
            <time dateTime={time} title={fullTime(Date.parse(time))}>
              {formatClock(time)}
            </time>
            {isOwn && !isDeleted && <Status isRead={isRead} />}
          </Flex>
        </Box>
        {(ownReaction || theirReaction) && (
          <Flex justify={isOwn ? 'flex-end' : 'flex-start'} gap="1" mt="-1.5" px="2" position="relative">
            {ownReaction && <ReactionBadge reaction={ownReaction} by="Você" />}
            {theirReaction && <ReactionBadge reaction={theirReaction} by={name} />}
          </Flex>
        )}
      </Box>
      {!isDeleted && <MessageMenu contactId={contact.id} message={message} onDelete={onDelete} />}
    </Flex>
  )
}

function Quote({ quoted, name }: { quoted: MessageSnapshot | undefined; name: string }) {
  if (!quoted) return null
  return (
    <chakra.button type="button" css={quote} onClick={() => jumpTo(quoted.time)}>
      <VisuallyHidden>Em resposta a </VisuallyHidden>
      <chakra.span fontWeight="600" color="primary.fg">
        {quoted.sender === 'me' ? 'Sua mensagem' : name}
      </chakra.span>
      <chakra.span truncate>{summarize(quoted)}</chakra.span>
    </chakra.button>
  )
}

const MarkedText = ({ text, search }: { text: string; search: string }) =>
  search.trim()
    ? markHits(text, search).map(({ text: part, isHit, start }) =>
        isHit ? (
          <chakra.mark key={start} bg="warning.muted" color="fg" borderRadius="2px">
            {part}
          </chakra.mark>
        ) : (
          part
        ),
      )
    : text

const Status = ({ isRead }: { isRead: boolean }) => (
  <chakra.span display="inline-flex" fontSize="14px" color={isRead ? 'primary.fg' : undefined}>
    {isRead ? <LuCheckCheck aria-hidden="true" /> : <LuCheck aria-hidden="true" />}
    <VisuallyHidden>{isRead ? 'Lida' : 'Enviada'}</VisuallyHidden>
  </chakra.span>
)

function ReactionBadge({ reaction, by }: { reaction: keyof typeof reactionNames; by: string }) {
  const label = `${by}: ${reactionNames[reaction]}`
  return (
    <Flex
      role="img"
      aria-label={label}
      title={label}
      align="center"
      justify="center"
      boxSize="6"
      fontSize="14px"
      borderRadius="full"
      borderWidth="1px"
      bg="bg.panel"
      colorPalette={reactionPalettes[reaction]}
      color="colorPalette.fg"
    >
      {reactionIcons[reaction]}
    </Flex>
  )
}

const quote = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'full',
  minW: '0',
  mb: '1',
  px: '2',
  py: '1',
  textStyle: 'small',
  textAlign: 'start',
  borderInlineStartWidth: '3px',
  borderColor: 'primary.solid',
  borderRadius: 'sm',
  bg: 'bg.panel',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
} as const
