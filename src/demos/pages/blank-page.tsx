import { LuSquareDashed } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'

/** A page with only its title, from the manifest. */
export default function BlankPage() {
  return (
    <>
      <RouteHeader />
      <Panel>
        <EmptyState
          icon={<LuSquareDashed />}
          title="Aqui entra o conteúdo."
          detail="O título e a descrição vêm do manifesto; o conteúdo ocupa este painel."
        />
      </Panel>
    </>
  )
}
