import { Button, type ButtonProps, chakra } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
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
    <Button {...button} onClick={retry}>
      Tentar de novo
    </Button>
  )
}

type Retry = {
  /** Set if the part failed to load: what the button of the failure needs. */
  retry: PartRetry | undefined
  /** Shown in place of the failure. It takes the focus if the button, which goes away, had it. */
  focusTarget: ReactNode
}

/** Announces that a part has loaded after a retry, and keeps the focus in its place. */
export function useRetry(failure: PartRetry | undefined): Retry {
  const [takesFocus, setTakesFocus] = useState(false)
  const onLoaded = (hadFocus: boolean) => {
    announce('Carregado')
    setTakesFocus(hadFocus)
    failure?.onLoaded(hadFocus)
  }
  return {
    retry: failure && { load: failure.load, onLoaded },
    focusTarget: takesFocus && <chakra.span ref={focus} tabIndex={-1} srOnly />,
  }
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
