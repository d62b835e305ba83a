import { Button } from '@chakra-ui/react'
import { LuArrowLeft, LuCopy, LuPencil, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { LinkTarget } from '@/routes/link-target.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { ActionMenu } from '../../../parts/action-menu.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { duplicateProject } from '../store.ts'

export type ProjectHeadProps = {
  project: TaskSnapshot
  description?: string | undefined
  listPath: LinkTarget
  /** True if the breadcrumb already links to the list. */
  isListInTrail: boolean
  onEdit: () => void
  onRemove: () => void
  /** Starts the project again. Without it the menu does not offer it. */
  onReset?: (() => void) | undefined
}

/** The theme's `md`. */
const wideMediaQuery = '(min-width: 768px)'

/** The title of a project and its actions. Narrow screens show the first action; the menu has the others. */
export function ProjectHead({ project, description, listPath, isListInTrail, ...actions }: ProjectHeadProps) {
  const { onEdit, onRemove, onReset } = actions
  const isWide = useMediaQuery(wideMediaQuery)
  const navigate = useNavigateTo()

  function duplicate() {
    duplicateProject(project.id)
    notify.success('Add Successfully')
    navigate(listPath)
  }

  const back = { label: 'Todos os projetos', icon: <LuArrowLeft className="directed" /> }
  return (
    <PageHeader
      title={project.name}
      description={description}
      actions={
        <>
          {isWide && !isListInTrail && (
            <ButtonLink to={listPath} variant="ghost">
              {back.icon}
              {back.label}
            </ButtonLink>
          )}
          {isWide && (
            <Button variant="outline" onClick={onRemove}>
              <LuTrash2 aria-hidden="true" />
              Remover
            </Button>
          )}
          <Button onClick={onEdit}>
            <LuPencil aria-hidden="true" />
            Editar
          </Button>
          <ActionMenu
            label="Mais ações do projeto"
            groups={[
              { actions: isWide ? [] : [{ ...back, onSelect: () => navigate(listPath) }] },
              {
                actions: [
                  { label: 'Duplicar na lista', icon: <LuCopy />, onSelect: duplicate },
                  ...(onReset
                    ? [{ label: 'Voltar ao começo', icon: <LuRotateCcw />, onSelect: onReset }]
                    : []),
                ],
              },
              {
                actions: isWide
                  ? []
                  : [{ label: 'Remover', icon: <LuTrash2 />, isDanger: true, onSelect: onRemove }],
              },
            ]}
          />
        </>
      }
    />
  )
}
