import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuReply, LuTrash2 } from 'react-icons/lu'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { findCastId } from '../../../parts/cast.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import type { CommentSnapshot } from '../comment.ts'
import { ReplyForm } from './reply-form.tsx'

type CommentItemProps = {
  comment: CommentSnapshot
  /** Empty for a reply, which cannot be answered. */
  replies?: readonly CommentSnapshot[]
  isReply?: boolean
  onDelete: (comment: CommentSnapshot) => void
}

/** A comment with its replies. The user's own can be deleted. */
export function CommentItem({ comment, replies = [], isReply = false, onDelete }: CommentItemProps) {
  const { author, text, at, isOwn } = comment
  const [isReplying, setReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  function closeReply() {
    setReplying(false)
    replyButton.current?.focus()
  }

  return (
    <Flex
      as="li"
      gap="3"
      py={isReply ? '3' : '4'}
      {...(isReply ? { borderTopWidth: '1px' } : { borderBottomWidth: '1px', _first: { pt: '0' } })}
    >
      <Portrait image={findCastId(author) ?? author} name={author} size={isReply ? '7' : '9'} />
      <Box flex="1" minW="0">
        <Flex columnGap="3" align="flex-start" justify="space-between">
          <Flex columnGap="3" wrap="wrap" align="baseline">
            <Text fontWeight="600" overflowWrap="anywhere">
              {author}
            </Text>
            <RelativeTime at={at} color="fg.muted" textStyle="small" />
          </Flex>
          {isOwn && (
            <IconButton
              aria-label="Excluir comentário"
              variant="ghost"
              size="xs"
              onClick={() => onDelete(comment)}
            >
              <LuTrash2 />
            </IconButton>
          )}
        </Flex>
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {text}
        </Text>
        {!isReply && (
          <Button
            ref={replyButton}
            size="xs"
            variant="ghost"
            mt="1"
            ms="-2"
            aria-label={`Responder a ${author}`}
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            <LuReply aria-hidden="true" className="directed" />
            Responder
          </Button>
        )}
        {isReplying && <ReplyForm comment={comment} onClose={closeReply} />}
        {replies.length > 0 && (
          <chakra.ol listStyleType="none" mt="3" aria-label={`Respostas a ${author}`}>
            {replies.map((reply) => (
              <CommentItem key={reply.id} comment={reply} isReply onDelete={onDelete} />
            ))}
          </chakra.ol>
        )}
      </Box>
    </Flex>
  )
}
