import { Button } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import type { OnDemand } from '@/lib/on-demand.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { PartFailure, partFailureTitle } from '@/ui/feedback/part-failure.tsx'

type AnswersFailureProps = {
  components: OnDemand<unknown>
  /** The answers can be shown. `hadFocus` is true if the button, which goes away, has the focus. */
  onLoaded: (hadFocus: boolean) => void
}

/**
 * Stands in for answers whose components failed to load. The button loads only the components again: a reload of the page
 * would lose the answers.
 */
export function AnswersFailure({ components, onLoaded }: AnswersFailureProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void components.load().then(
      () => onLoaded(document.activeElement === currentTarget),
      () => announce(partFailureTitle),
    )
  return (
    <PartFailure
      more="Se você recarregar a página, perde o que já foi respondido."
      action={<Button onClick={retry}>Tentar de novo</Button>}
    />
  )
}
