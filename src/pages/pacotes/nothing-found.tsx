import { Button } from '@chakra-ui/react'
import { LuSearchX } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'

export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <Panel>
      <EmptyState
        icon={<LuSearchX />}
        title="Nenhuma consulta corresponde à busca"
        detail="Tente outra palavra, como o documento que você tem ou o dado que procura."
        action={
          <Button variant="outline" colorPalette="neutral" onClick={onReset}>
            Ver todas as consultas
          </Button>
        }
      />
    </Panel>
  )
}
