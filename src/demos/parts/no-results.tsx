import { Button } from '@chakra-ui/react'
import { LuSearchX } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'

/** The empty state of a search, with a button that clears it. */
export function NoResults({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<LuSearchX />}
      title={`Nada encontrado para “${search}”`}
      action={
        <Button variant="outline" onClick={onClear}>
          Limpar busca
        </Button>
      }
    />
  )
}
