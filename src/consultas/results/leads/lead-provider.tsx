import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { LeadContext, type LeadRequest } from '@/blocks/parts/lead-context.ts'
import type { LeadSource } from '@/blocks/parts/leads.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { notify } from '@/ui/feedback/notify.ts'

const leadMenu = createOnDemand(() => import('./lead-menu.tsx'))

type MenuState = { request: LeadRequest; isOpen: boolean }

/** A second press of the same button closes the menu. */
const toggleMenu = (before: MenuState | undefined, request: LeadRequest): MenuState => ({
  request,
  isOpen: !(before?.isOpen && before.request.buttonId === request.buttonId),
})

/**
 * Lets the values of an answer open the menu of leads. They share one menu. Its code loads when the page is
 * shown, or at the first press.
 */
export function LeadProvider({ source, children }: { source: LeadSource; children: ReactNode }) {
  const [menuState, setMenuState] = useState<MenuState>()
  const LeadMenu = useOnDemand(leadMenu, menuState !== undefined, () => {
    setMenuState(undefined)
    notify.error('Não foi possível abrir as consultas deste valor')
  })?.default
  useEffect(() => afterPageShown(leadMenu.preload), [])
  const open = useCallback(
    (request: LeadRequest) => setMenuState((before) => toggleMenu(before, request)),
    [],
  )
  const contextValue = useMemo(() => ({ source, open }), [source, open])
  return (
    <LeadContext value={contextValue}>
      {children}
      {menuState && LeadMenu && (
        <LeadMenu
          key={menuState.request.buttonId}
          {...menuState}
          source={source}
          onClose={() => setMenuState({ ...menuState, isOpen: false })}
        />
      )}
    </LeadContext>
  )
}
