import type { ReactNode } from 'react'
import { Panel } from '../page/panel.tsx'
import { PartFailure } from './part-failure.tsx'
import type { PartRetry } from './retry-button.tsx'
import { useRetry } from './use-retry.tsx'

type PanelOrFailureProps = {
  /** Set if the code of the children failed to load. */
  failure: PartRetry | undefined
  children: ReactNode
}

/** Shows its children, or in their place a failure with a retry. After the retry they take the focus of its button. */
export function PanelOrFailure({ failure, children }: PanelOrFailureProps) {
  const { retry, focusTarget } = useRetry(failure)
  if (retry)
    return (
      <Panel>
        <PartFailure
          {...retry}
          more="Recarregar a página também resolve, mas apaga as respostas desta sessão."
        />
      </Panel>
    )
  return (
    <>
      {focusTarget}
      {children}
    </>
  )
}
