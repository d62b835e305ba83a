import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { useTextForm } from '../../../parts/use-draft.ts'
import { type CommentSnapshot, maxCommentLength } from '../comment.ts'
import { addComment, blog, deleteComment } from '../store.ts'
import { CommentItem } from './comment-item.tsx'

/** The comments of an article, oldest first, and the form. */
export function Comments({ articleId }: { articleId: string }) {
  const comments = useSnapshot(blog).comments.filter((comment) => comment.articleId === articleId)
  const isTop = ({ parentId }: CommentSnapshot) => !comments.some(({ id }) => id === parentId)
  const [commentToDelete, setCommentToDelete] = useState<CommentSnapshot>()

  function remove(id: string) {
    setCommentToDelete(undefined)
    deleteComment(id)
    void notify.success('Delete Successfully')
    focusTitle()
  }

  return (
    <Panel title={formatCounted(comments.length, 'comentário', 'comentários')}>
      {comments.length === 0 ? (
        <Text color="fg.muted">Nenhum comentário ainda. Escreva o primeiro.</Text>
      ) : (
        <chakra.ol listStyleType="none">
          {comments.filter(isTop).map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              replies={comments.filter(({ parentId }) => parentId === comment.id)}
              onDelete={setCommentToDelete}
            />
          ))}
        </chakra.ol>
      )}
      <CommentForm articleId={articleId} />
      <Presence>
        {commentToDelete && (
          <ConfirmDialog
            title="Excluir comentário?"
            detail="O comentário sai do artigo e não pode ser recuperado."
            action="Excluir"
            onClose={() => setCommentToDelete(undefined)}
            onConfirm={() => remove(commentToDelete.id)}
          />
        )}
      </Presence>
    </Panel>
  )
}

function CommentForm({ articleId }: { articleId: string }) {
  const name = fullName(useSnapshot(auth).profile)
  const { text, setText, error, form } = useTextForm('Escreva o comentário.', (comment) =>
    addComment(articleId, name, comment),
  )
  return (
    <chakra.form {...form} display="grid" gap="3" pt="5">
      <TextAreaField
        label="Seu comentário"
        maxLength={maxCommentLength}
        name="text"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text textStyle="small" color="fg.muted">
          Publicado como {name}, só neste navegador.
        </Text>
        <Button type="submit">Comentar</Button>
      </Flex>
    </chakra.form>
  )
}
