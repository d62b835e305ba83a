import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useLoadedComponent } from '@/lib/use-loaded-component.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { LeadContext, type LeadRequest, type LeadSource } from './lead-context.ts'

const load = () => import('./lead-menu.tsx')

type Shown = { request: LeadRequest; isOpen: boolean }

/** A second press of the same button closes the menu. */
const pressed = (before: Shown | undefined, request: LeadRequest): Shown => ({
  request,
  isOpen: !(before?.isOpen && before.request.buttonId === request.buttonId),
})

/**
 * Lets the values of an answer lead on. They share one menu, whose code is loaded when the browser is idle, or at the
 * first press.
 */
export function LeadProvider({ source, children }: { source: LeadSource; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const LeadMenu = useLoadedComponent(shown !== undefined, load, () => {
    setShown(undefined)
    notify.error('Não foi possível abrir as consultas deste valor')
  })
  useEffect(() => afterPageShown(() => void load().catch(() => undefined)), [])
  const open = useCallback((request: LeadRequest) => setShown((before) => pressed(before, request)), [])
  const leading = useMemo(() => ({ source, open }), [source, open])
  return (
    <LeadContext value={leading}>
      {children}
      {shown && LeadMenu && (
        <LeadMenu
          key={shown.request.buttonId}
          {...shown}
          source={source}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </LeadContext>
  )
}
