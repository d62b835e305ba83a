import type { OnDemand } from '@/lib/on-demand.ts'
import { PartFailure } from '@/ui/feedback/lazy-panel.tsx'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'

type AnswersFailureProps = Pick<PartRetry, 'onLoaded'> & { components: OnDemand<unknown> }

/** Replaces answers whose components failed to load. */
export const AnswersFailure = ({ components, onLoaded }: AnswersFailureProps) => (
  <PartFailure
    load={components.load}
    onLoaded={onLoaded}
    more="Se você recarregar a página, perde o que já foi respondido."
  />
)
