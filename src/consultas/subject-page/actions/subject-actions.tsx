import { Button, type ButtonProps, chakra, Flex } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import type { Lead } from '@manifest/contract/resolved.ts'
import type { ReactNode } from 'react'
import { LuDownload, LuEllipsis, LuFileStack, LuScale } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { AddToCaseButton } from '@/cases/add-to-case.tsx'
import type { Path } from '@/generated/paths.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import type { Subject } from '@/state/subjects.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ActionMenu, type MenuAction } from '@/ui/navigation/action-menu.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import type { useDocumentActions } from '../../document/use-document-actions.tsx'

type PageActionsProps = {
  subject: Subject
  /** The dossiês that take the subject's value. */
  dossies: readonly Lead<Path>[]
  document: Pick<ReturnType<typeof useDocumentActions>, 'printAction' | 'fileActions'>
}

const quiet = { size: 'xs', variant: 'outline', colorPalette: 'neutral' } as const

/**
 * The actions of a subject's page. Narrow screens have them in one menu, and the button of cases in the part of the head
 * that scrolls away.
 */
export function PageActions({ subject, dossies: leads, document }: PageActionsProps) {
  const { printAction, fileActions } = document
  const follow = useFollowLead()
  const compared = useCompared(subject.id)
  const describeCost = useDossieCosts()
  const isDossie = true
  const dossies = leads.map(
    (dossie): MenuAction => ({
      id: dossie.id,
      label: dossie.title,
      note: describeCost(dossie, subject.value),
      onSelect: () => follow(dossie, subject.value, undefined, isDossie),
    }),
  )
  const comparison = findPagePath(enginePages.comparison)
  const compareAction: MenuAction = {
    id: 'compare',
    label: compared.isChosen ? 'Tirar da comparação' : 'Comparar',
    icon: <LuScale />,
    onSelect: compared.toggle,
  }
  const [first] = dossies
  return (
    <>
      <Flex
        data-page-actions
        role="group"
        aria-label="Ações do assunto"
        gap="1.5"
        align="center"
        hideBelow="lg"
      >
        {dossies.length === 1 && first && (
          <ActionButton icon={<LuFileStack />} title={first.note} onClick={first.onSelect}>
            <chakra.span className="phrase" display="inline-flex" gap="1">
              Montar dossiê
              {first.note && (
                <chakra.span aria-hidden="true" color="fg.muted" fontWeight="400" hideBelow="xl">
                  {first.note}
                </chakra.span>
              )}
            </chakra.span>
          </ActionButton>
        )}
        {dossies.length > 1 && <ActionMenu label="Montar dossiê" icon={<LuFileStack />} actions={dossies} />}
        {comparison && (
          <Flex align="center" gap="1">
            <ActionButton icon={<LuScale />} aria-pressed={compared.isChosen} onClick={compared.toggle}>
              Comparar
            </ActionButton>
            {compared.isChosen && (
              <ButtonLink to={comparison} size="xs" variant="ghost" colorPalette="primary">
                Ver comparação ({compared.count})
              </ButtonLink>
            )}
          </Flex>
        )}
        <AddToCaseButton subjectId={subject.id} size="xs" />
        <ActionButton icon={printAction.icon} onClick={printAction.onSelect}>
          {printAction.label}
        </ActionButton>
        <ActionMenu label="Exportar" icon={<LuDownload />} actions={fileActions} />
      </Flex>
      <chakra.div data-page-actions hideFrom="lg" ms="auto">
        <ActionMenu
          label="Ações"
          isCompact
          icon={<LuEllipsis />}
          minH="11"
          actions={[
            ...dossies.map((action) => ({ ...action, label: `Montar dossiê: ${action.label}` })),
            ...(comparison ? [compareAction] : []),
            printAction,
            ...fileActions.map((action) => ({ ...action, label: `Exportar: ${action.label}` })),
          ]}
        />
      </chakra.div>
    </>
  )
}

const ActionButton = ({ icon, children, ...props }: ButtonProps & { icon: ReactNode }) => (
  <Button
    {...quiet}
    {...props}
    css={{ '&[aria-pressed=true]': { color: 'primary.fg', bg: 'primary.subtle' } }}
  >
    {icon} {children}
  </Button>
)

/** Returns the state of a subject in the comparison, and a function that adds or removes it. */
function useCompared(subjectId: string) {
  const { subjectIds } = useSnapshot(comparison)
  const isChosen = subjectIds.includes(subjectId)
  const toggle = () => {
    if (!toggleCompared(subjectId))
      return notify.warning(`A comparação já tem ${maxCompared} assuntos: tire um em Comparar`, {
        duration: 5_000,
      })
    announce(isChosen ? 'Fora da comparação' : 'Na comparação')
  }
  return { isChosen, count: subjectIds.length, toggle }
}
