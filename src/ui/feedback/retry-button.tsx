import { Button, type ButtonProps } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { announce } from './announcer.tsx'

export type PartRetry = {
  /** Loads the code of the part again. */
  load: () => Promise<unknown>
  /** The part can be shown. `hadFocus` is true if the button, which goes away, has the focus. */
  onLoaded: (hadFocus: boolean) => void
}

type RetryButtonProps = PartRetry &
  ButtonProps & {
    /** Announced if the part fails to load again. */
    failure: string
  }

/** Loads a part of the page again. */
export function RetryButton({ load, onLoaded, failure, ...button }: RetryButtonProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void load().then(
      () => onLoaded(document.activeElement === currentTarget),
      () => announce(failure),
    )
  return (
    <Button type="button" {...button} onClick={retry}>
      Tentar de novo
    </Button>
  )
}
