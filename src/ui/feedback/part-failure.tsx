import { Button } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { announce } from './announcer.tsx'
import { ErrorState } from './error-state.tsx'

const title = 'Não foi possível carregar esta parte da página'

const causes = 'A conexão pode ter falhado, ou o painel foi atualizado.'

export type PartFailureProps = {
  /** Loads the code of the part again. */
  load: () => Promise<unknown>
  /** The part can be shown. `hadFocus` is true if the button, which goes away, has the focus. */
  onLoaded: (hadFocus: boolean) => void
}

/**
 * Says that the code of a part of the page failed to load. `more` follows the possible causes. The button loads only the
 * part again: a reload of the page would lose the answers.
 */
export function PartFailure({ load, onLoaded, more }: PartFailureProps & { more: string }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void load().then(
      () => onLoaded(document.activeElement === currentTarget),
      () => announce(title),
    )
  return (
    <ErrorState
      title={title}
      detail={`${causes} ${more}`}
      action={<Button onClick={retry}>Tentar de novo</Button>}
    />
  )
}
