import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuFolderX } from 'react-icons/lu'
import type { LinkTarget } from '@/routes/link-target.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

type MissingProjectProps = {
  title: string
  detail?: string
  listPath: LinkTarget
  /** An action before the link to the list. */
  action?: ReactNode
}

export const MissingProject = ({ title, detail, listPath, action }: MissingProjectProps) => (
  <>
    <RouteHeader />
    <Panel>
      <EmptyState
        icon={<LuFolderX />}
        title={title}
        detail={detail}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            {action}
            <ButtonLink to={listPath} {...(action ? { variant: 'outline' } : {})}>
              Todos os projetos
            </ButtonLink>
          </Flex>
        }
      />
    </Panel>
  </>
)
