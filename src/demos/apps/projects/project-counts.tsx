import { Flex, Text } from '@chakra-ui/react'
import { LuMessageSquare, LuPaperclip, LuSquareCheckBig } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { computeStage } from '../../parts/tasks/task-state.ts'
import { readDetails } from './portfolio.ts'
import { portfolio } from './store.ts'

/** The counts of a project's tasks, files and comments. */
export function useProjectCounts(id: string) {
  const { tasks, files, comments } = readDetails(useSnapshot(portfolio), id)
  return {
    done: tasks.filter((task) => computeStage(task) === 'done').length,
    tasks: tasks.length,
    files: files.length,
    comments: comments.length,
  }
}

/** "5 de 9 tarefas", and the numbers of files and comments. */
export function ProjectCounts({ id }: { id: string }) {
  const { done, tasks, files, comments } = useProjectCounts(id)
  return (
    <Flex columnGap="3.5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="small">
      <Count icon={<LuSquareCheckBig aria-hidden="true" />}>
        {tasks === 0 ? 'Sem tarefas' : `${done} de ${formatCounted(tasks, 'tarefa', 'tarefas')}`}
      </Count>
      {files > 0 && (
        <Count icon={<LuPaperclip aria-hidden="true" />}>{formatCounted(files, 'arquivo', 'arquivos')}</Count>
      )}
      {comments > 0 && (
        <Count icon={<LuMessageSquare aria-hidden="true" />}>
          {formatCounted(comments, 'comentário', 'comentários')}
        </Count>
      )}
    </Flex>
  )
}

const Count = ({ icon, children }: { icon: React.ReactNode; children: string }) => (
  <Flex align="center" gap="1.5">
    {icon}
    <Text as="span" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Flex>
)
