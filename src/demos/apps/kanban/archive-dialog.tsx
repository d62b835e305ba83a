import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuArchiveRestore, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { board, deleteArchived, restoreArchived } from './store.ts'

/** The archived tasks, to restore or to delete for good. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { archived = [], columns } = useSnapshot(board)
  const frame = useRef<HTMLDivElement>(null)

  function apply(act: () => void, toast: string) {
    act()
    frame.current?.focus()
    notify.success(toast)
  }

  return (
    <ModalDialog title="Tarefas arquivadas" onClose={onClose}>
      <Box ref={frame} tabIndex={-1} outline="none">
        {archived.length === 0 && <Text color="fg.muted">Nenhuma tarefa arquivada.</Text>}
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {archived.map(({ columnId, task }) => (
            <Flex as="li" key={task.id} align="center" gap="2">
              <Box flex="1" minW="0">
                <Text fontWeight="500" overflowWrap="anywhere">
                  {task.name}
                </Text>
                <Text color="fg.muted" textStyle="small">
                  {columns.find(({ id }) => id === columnId)?.name ?? 'Coluna excluída'}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Restaurar ${task.name}`}
                aria-disabled={columns.length === 0}
                onClick={() =>
                  columns.length > 0 && apply(() => restoreArchived(task.id), 'Edit Successfully')
                }
              >
                <LuArchiveRestore aria-hidden="true" />
                Restaurar
              </Button>
              <IconAction
                label={`Excluir ${task.name}`}
                icon={<LuTrash2 />}
                onClick={() => apply(() => deleteArchived(task.id), 'Delete Successfully')}
              />
            </Flex>
          ))}
        </chakra.ul>
      </Box>
    </ModalDialog>
  )
}
