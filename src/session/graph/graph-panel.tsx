import { PanelOrFailure } from '@/ui/feedback/lazy-panel.tsx'
import { GraphSkeleton } from '../graph-skeleton.tsx'
import { GraphWorkbench } from './graph-workbench.tsx'
import type { RenderMenu } from './menu-request.ts'
import { useSessionValues } from './model/use-session-values.ts'

/** The session's graph as a workbench: it fills the page below the header. */
export default function GraphPanel({ renderMenu }: { renderMenu: RenderMenu }) {
  const { sessionValues, failure } = useSessionValues()
  return (
    <PanelOrFailure failure={failure}>
      {sessionValues ? (
        <GraphWorkbench sessionValues={sessionValues} renderMenu={renderMenu} />
      ) : (
        <GraphSkeleton />
      )}
    </PanelOrFailure>
  )
}
