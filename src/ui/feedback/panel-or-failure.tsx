import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Panel } from '../page/panel.tsx'
import { announce } from './announcer.tsx'
import { PartFailure, type PartFailureProps } from './part-failure.tsx'

type PanelOrFailureProps = {
  /** Set if the code of the children failed to load. */
  failure: PartFailureProps | undefined
  children: ReactNode
}

/** Shows its children, or in their place a failure with a retry. After the retry they take the focus of its button. */
export function PanelOrFailure({ failure, children }: PanelOrFailureProps) {
  const [takesFocus, setTakesFocus] = useState(false)
  if (failure)
    return (
      <Panel>
        <PartFailure
          load={failure.load}
          onLoaded={(hadFocus) => {
            announce('Carregado')
            setTakesFocus(hadFocus)
            failure.onLoaded(hadFocus)
          }}
          more="Recarregar a página também resolve, mas apaga as respostas desta sessão."
        />
      </Panel>
    )
  return (
    <>
      {takesFocus && <chakra.span ref={focus} tabIndex={-1} srOnly />}
      {children}
    </>
  )
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
