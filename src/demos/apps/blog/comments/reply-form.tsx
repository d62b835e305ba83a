import { Button, chakra, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { useTextForm } from '../../../parts/use-text-form.ts'
import { type CommentSnapshot, maxCommentLength } from '../comment.ts'
import { addComment } from '../store.ts'

/** Answers a comment. */
export function ReplyForm({ comment, onClose }: { comment: CommentSnapshot; onClose: () => void }) {
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
