import { LuFolderX } from 'react-icons/lu'
import type { LinkTarget } from '@/routes/link-target.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'

export const MissingProject = ({ title, listPath }: { title: string; listPath: LinkTarget }) => (
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
