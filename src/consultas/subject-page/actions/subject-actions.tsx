import { Button, type ButtonProps, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuDownload, LuEllipsis, LuFileStack, LuPrinter, LuScale } from 'react-icons/lu'
import { findPagePath } from '@/routes/page-path.ts'
import { ActionMenu, type MenuAction } from '@/ui/navigation/action-menu.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { requestPrint } from '../../results/print/request-print.ts'
import type { ComparedState } from './use-compared.ts'

type SubjectActionsProps = {
  /** The dossiês that take the subject's value. */
  dossies: readonly MenuAction[]
  compared: ComparedState
  /** Adds the subject to a case. Narrow screens have it in the part of the head that scrolls away. */
  caseButton: ReactNode
  exports: readonly MenuAction[]
}

const quiet = { size: 'xs', variant: 'outline', colorPalette: 'neutral' } as const

/** The actions on a subject. Narrow screens have all of them in one menu. */
export function SubjectActions({ dossies, compared, caseButton, exports }: SubjectActionsProps) {
  const comparison = findPagePath('consultas/compare/page')
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
            Montar dossiê
            {first.note && (
              <chakra.span aria-hidden="true" color="fg.muted" fontWeight="400" hideBelow="xl">
                {first.note}
              </chakra.span>
            )}
          </ActionButton>
        )}
        {dossies.length > 1 && <ActionMenu label="Montar dossiê" icon={<LuFileStack />} actions={dossies} />}
        <Flex align="center" gap="1">
          <ActionButton icon={<LuScale />} aria-pressed={compared.isChosen} onClick={compared.toggle}>
            Comparar
          </ActionButton>
          {compared.isChosen && comparison && (
            <ButtonLink to={comparison} size="xs" variant="ghost">
              Ver comparação ({compared.count})
            </ButtonLink>
          )}
        </Flex>
        {caseButton}
        <ActionButton icon={<LuPrinter />} onClick={requestPrint}>
          Imprimir
        </ActionButton>
        <ActionMenu label="Exportar" icon={<LuDownload />} actions={exports} />
      </Flex>
      <chakra.div data-page-actions hideFrom="lg" ms="auto">
        <ActionMenu
          label="Ações"
          isCompact
          icon={<LuEllipsis />}
          minH="11"
          actions={[
            ...dossies.map((action) => ({ ...action, label: `Montar dossiê: ${action.label}` })),
            {
              id: 'compare',
              label: compared.isChosen ? 'Tirar da comparação' : 'Comparar',
              icon: <LuScale />,
              onSelect: compared.toggle,
            },
            { id: 'print', label: 'Imprimir', icon: <LuPrinter />, onSelect: requestPrint },
            ...exports.map((action) => ({ ...action, label: `Exportar: ${action.label}` })),
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
