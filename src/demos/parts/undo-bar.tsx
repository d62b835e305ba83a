import { Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuUndo2, LuX } from 'react-icons/lu'
import { proxy, useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { focusTitle } from './focus-title.ts'

/** The time in ms that an offer stays, unless it has the focus or the pointer. */
const offerMs = 10_000

const offer = proxy({ text: '', number: 0 })

let undo = () => {}

/** Offers to take the last action back. The next offer replaces it. */
export function offerUndo(text: string, takeBack: () => void): void {
  undo = takeBack
  Object.assign(offer, { text, number: offer.number + 1 })
}

function closeOffer() {
  undo = () => {}
  offer.text = ''
}

function takeBack() {
  undo()
  closeOffer()
  announce('Desfeito')
}

/** Texts have an undo of their own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** The last action with a button that takes it back, as Ctrl+Z does. A page that calls `offerUndo` renders it once. */
export function UndoBar() {
  const { text, number } = useSnapshot(offer)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => closeOffer, [])
  useEffect(() => {
    if (text === '' || isHeld) return
    const timer = setTimeout(closeOffer, offerMs)
    return () => clearTimeout(timer)
  }, [text, number, isHeld])
  useEffect(() => {
    if (text === '') return
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      takeBack()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [text])
  if (text === '') return null

  const closeAndFocus = (close: () => void) => () => {
    setHeld(false)
    close()
    focusTitle()
  }

  return (
    <Flex
      role="group"
      aria-label="Última ação"
      css={bar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Text flex="1" minW="0" overflowWrap="anywhere" lineClamp="2">
        {text}
      </Text>
      <Button
        size="sm"
        variant="outline"
        aria-keyshortcuts="Control+Z"
        title="Desfazer (Ctrl+Z)"
        onClick={closeAndFocus(takeBack)}
      >
        <LuUndo2 aria-hidden="true" className="directed" />
        Desfazer
      </Button>
      <IconButton
        aria-label="Dispensar"
        size="xs"
        variant="ghost"
        colorPalette="neutral"
        onClick={closeAndFocus(closeOffer)}
      >
        <LuX />
      </IconButton>
    </Flex>
  )
}

const bar = {
  position: 'fixed',
  bottom: { base: 'calc({spacing.bottomBar} + 12px)', md: '6' },
  insetInline: '4',
  mx: 'auto',
  width: 'fit-content',
  maxWidth: 'min(30rem, calc(100vw - 32px))',
  zIndex: 'banner',
  alignItems: 'center',
  gap: '3',
  ps: '4',
  pe: '2',
  py: '2',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'panel',
  boxShadow: 'lg',
} as const
