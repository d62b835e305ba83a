import { chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import type { CommentSnapshot } from '../comment.ts'
import { blog, deleteComment } from '../store.ts'
import { CommentForm } from './comment-form.tsx'
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
