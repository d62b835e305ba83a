import { Panel } from '@/ui/page/panel.tsx'
import { CommentThread } from '../../../parts/tasks/comment-thread.tsx'
import { addProjectComment, deleteProjectComment } from '../details-store.ts'
import type { TabProps } from './tab-props.ts'

export const CommentsTab = ({ project, details }: TabProps) => (
  <Panel title="Comentários">
    <CommentThread
      comments={details.comments}
      onAdd={(comment) => addProjectComment(project.id, comment)}
      onDelete={(id) => deleteProjectComment(project.id, id)}
    />
  </Panel>
)
