import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { findCastId } from '../cast.ts'
import { IconAction } from '../icon-action.tsx'
import { Portrait } from '../portrait.tsx'
import { createComment, maxCommentLength, type TaskComment, type TaskCommentSnapshot } from '../task.ts'
import { TextAreaField } from '../text-area-field.tsx'
import { useTextForm } from '../use-draft.ts'

type CommentThreadProps = {
  comments: readonly TaskCommentSnapshot[]
  onAdd: (comment: TaskComment) => void
  onDelete: (id: string) => void
}

/** Comments, oldest first, and the form. The user deletes own comments. */
export function CommentThread({ comments, onAdd, onDelete }: CommentThreadProps) {
  const author = fullName(useSnapshot(auth).profile)
  const area = useRef<HTMLDivElement>(null)
  const { text, setText, error, form } = useTextForm('Escreva o comentário.', (comment) =>
    onAdd(createComment(author, comment)),
  )

  function remove(id: string) {
    onDelete(id)
    area.current?.querySelector('textarea')?.focus()
    notify.success('Delete Successfully')
  }

  return (
    <Box ref={area}>
      {comments.length > 0 && (
        <chakra.ol listStyleType="none" display="grid" gap="4" mb="4">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onDelete={() => remove(comment.id)} />
          ))}
        </chakra.ol>
      )}
      <chakra.form {...form} display="grid" gap="3">
        <TextAreaField
          label="Novo comentário"
          rows={2}
          maxLength={maxCommentLength}
          name="text"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text textStyle="small" color="fg.muted">
            Como {author}. Nada sai deste navegador.
          </Text>
          <Button type="submit" size="sm">
            Comentar
          </Button>
        </Flex>
      </chakra.form>
    </Box>
  )
}

function CommentItem({ comment, onDelete }: { comment: TaskCommentSnapshot; onDelete: () => void }) {
  const { author, text, at, isOwn } = comment
  return (
    <Flex as="li" gap="3">
      <Portrait image={findCastId(author) ?? author} name={author} size="8" />
      <Box flex="1" minW="0">
        <Flex columnGap="2" wrap="wrap" align="baseline">
          <Text fontWeight="600" overflowWrap="anywhere">
            {author}
          </Text>
          <RelativeTime at={at} color="fg.muted" textStyle="small" />
        </Flex>
        <Text mt="0.5" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {text}
        </Text>
      </Box>
      {isOwn && <IconAction label="Excluir comentário" icon={<LuTrash2 />} size="xs" onClick={onDelete} />}
    </Flex>
  )
}
