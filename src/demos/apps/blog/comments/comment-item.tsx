import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuReply, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { findCastId } from '../../../parts/cast.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { useTextForm } from '../../../parts/use-draft.ts'
import { type CommentSnapshot, maxCommentLength } from '../comment.ts'
import { addComment } from '../store.ts'

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

/** Answers a comment. */
function ReplyForm({ comment, onClose }: { comment: CommentSnapshot; onClose: () => void }) {
  const name = fullName(useSnapshot(auth).profile)
  const { text, setText, error, form } = useTextForm('Escreva a resposta.', (reply) => {
    addComment(comment.articleId, name, reply, comment.id)
    onClose()
  })
  return (
    <chakra.form {...form} display="grid" gap="2" mt="3">
      <TextAreaField
        label="Sua resposta"
        name="text"
        rows={2}
        autoFocus
        maxLength={maxCommentLength}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Flex justify="flex-end" gap="2">
        <Button size="sm" variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" size="sm">
          Publicar resposta
        </Button>
      </Flex>
    </chakra.form>
  )
}
