import { PanelOrFailure } from '@/ui/feedback/panel-or-failure.tsx'
import { GraphSkeleton } from '../graph-skeleton.tsx'
import { GraphWorkbench } from './graph-workbench.tsx'
import { useSessionValues } from './model/use-session-values.ts'
import type { RenderMenu } from './node-requests.ts'

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
