import { createContext, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { LeadSource, LeadValue } from './leads.ts'

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

/** A request to open the menu of a value. */
export type LeadRequest = {
  lead: LeadValue
  /** The label of the value, such as `CPF`. For one of many values, `label` identifies it. */
  name: string
  label: string
  /** The page hides the value, so the menu hides it too. */
  isHidden: boolean
  buttonId: string
  /** Opened by keyboard, the menu highlights its first entry. */
  isByKeyboard: boolean
  onOpenChange: (isOpen: boolean) => void
}

type LeadContextValue = { source: LeadSource; open: (request: LeadRequest) => void }

/** The answer that values belong to, and a function that opens their menu; absent if values have no leads. */
export const LeadContext = createContext<LeadContextValue | undefined>(undefined)
