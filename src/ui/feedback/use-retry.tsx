import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { announce } from './announcer.tsx'
import type { PartRetry } from './retry-button.tsx'

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
