import { Button } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuFileJson } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { answerState, closeAnswer, openAnswer } from './answer-state.ts'

/** Opens and closes the screen 'Da resposta à página'. */
export function AnswerButton() {
  const { isOpen } = useSnapshot(answerState)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The screen had the focus, and is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Button
      ref={button}
      size="sm"
      variant={isOpen ? 'solid' : 'outline'}
      colorPalette={isOpen ? 'primary' : 'neutral'}
      aria-pressed={isOpen}
      onClick={isOpen ? closeAnswer : openAnswer}
    >
      <LuFileJson aria-hidden="true" /> Da resposta
    </Button>
  )
}
