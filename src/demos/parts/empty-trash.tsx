import { LuTrash2 } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'

export function EmptyTrash() {
  return (
    <EmptyState
      icon={<LuTrash2 />}
      title="A lixeira está vazia"
      detail="O que você excluir fica aqui até ser restaurado ou excluído de vez."
    />
  )
}
