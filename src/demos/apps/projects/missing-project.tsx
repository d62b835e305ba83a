import { LuFolderX } from 'react-icons/lu'
import { ButtonLink } from '@/ui/button-link.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RouteHeader } from '@/ui/route-header.tsx'

/** What stands where a project would, if there were one. */
export const MissingProject = ({ title, listPath }: { title: string; listPath: string }) => (
  <>
    <RouteHeader />
    <Panel>
      <EmptyState
        icon={<LuFolderX />}
        title={title}
        action={<ButtonLink to={listPath}>Todos os projetos</ButtonLink>}
      />
    </Panel>
  </>
)
