import { Button, Flex, type FlexProps, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuUndo2, LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { focusTitle } from './focus-title.ts'
import { closeOffer, lastUndo, undoLast } from './undo-offer.ts'

type UndoProps = {
  /** The action that can be undone. */
  text: string
  onUndo: () => void
  /** Dismisses the offer. Without it there is no button for it. */
  onClose?: (() => void) | undefined
  /** Ctrl+Z undoes too. */
  hasShortcut?: boolean | undefined
}

/** Reports a removal in place of the removed part, and offers to undo it. */
export const UndoBar = ({ text, ...actions }: UndoProps) => (
  <Flex
    align="center"
    justify="space-between"
    wrap="wrap"
    gap="3"
    ps="4"
    pe="2"
    py="1.5"
    bg="bg.muted"
    borderRadius="control"
  >
    <Text role="status">{text}</Text>
    <UndoActions {...actions} />
  </Flex>
)

export type Removal = { text: string; undo: () => void }

type FloatingUndoProps = { removal: Readonly<Removal> | undefined; onClose: () => void }

/** The same above the bottom of the page, until the user decides. Nothing is shown without a removal. */
export function FloatingUndo({ removal, onClose }: FloatingUndoProps) {
  function undo() {
    removal?.undo()
    onClose()
    announce('Desfeito')
    focusTitle()
  }
  return (
    <Flex role="status" css={place}>
      {removal && <FloatingBar text={removal.text} onUndo={undo} onClose={onClose} />}
    </Flex>
  )
}

/** The time in ms that an offer stays, unless it has the focus or the pointer. */
const offerMs = 10_000

function takeBack() {
  if (undoLast()) announce('Desfeito')
}

/** Texts have an undo of their own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/**
 * The last action with a button that takes it back, as Ctrl+Z does. A page that calls `offerUndo` renders it once, and
 * announces actions itself or by `isAnnounced`.
 */
export function UndoOffer({ isAnnounced = false }: { isAnnounced?: boolean }) {
  const { text, number } = useSnapshot(lastUndo)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => closeOffer, [])
  useEffect(() => {
    if (text === '' || isHeld) return
    const timer = setTimeout(closeOffer, offerMs)
    return () => clearTimeout(timer)
  }, [text, number, isHeld])
  useEffect(() => {
    if (isAnnounced && lastUndo.text) announce(`${lastUndo.text}. Para desfazer, use o botão Desfazer.`)
  }, [number])
  useEffect(() => {
    // A bar that is removed under the pointer reports no leave.
    setHeld(false)
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
    close()
    focusTitle()
  }

  return (
    <Flex css={place}>
      <FloatingBar
        text={text}
        hasShortcut
        role="group"
        aria-label="Última ação"
        onUndo={closeAndFocus(takeBack)}
        onClose={closeAndFocus(closeOffer)}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      />
    </Flex>
  )
}

/** The floating bar without its place and role. Other props go to the bar. */
const FloatingBar = ({
  text,
  onUndo,
  onClose,
  hasShortcut,
  ...frame
}: UndoProps & Omit<FlexProps, keyof UndoProps>) => (
  <Flex css={bar} {...frame}>
    <Text flex="1" minW="0" overflowWrap="anywhere" lineClamp="2">
      {text}
    </Text>
    <UndoActions onUndo={onUndo} onClose={onClose} hasShortcut={hasShortcut} />
  </Flex>
)

function UndoActions({ onUndo, onClose, hasShortcut }: Omit<UndoProps, 'text'>) {
  return (
    <Flex align="center" gap="1" flexShrink="0">
      <Button
        size="sm"
        variant={onClose ? 'outline' : 'ghost'}
        colorPalette="primary"
        onClick={onUndo}
        {...(hasShortcut ? { 'aria-keyshortcuts': 'Control+Z', title: 'Desfazer (Ctrl+Z)' } : {})}
      >
        <LuUndo2 aria-hidden="true" className="directed" />
        Desfazer
      </Button>
      {onClose && (
        <IconButton aria-label="Dispensar" title="Dispensar" size="xs" variant="ghost" onClick={onClose}>
          <LuX />
        </IconButton>
      )}
    </Flex>
  )
}

/** Above the bottom of the screen, or above the bottom navigation of narrow ones. */
const place = {
  position: 'fixed',
  bottom: { base: 'calc({spacing.bottomBar} + 12px)', md: '6' },
  insetInline: '4',
  zIndex: 'banner',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const

const bar = {
  maxW: '36rem',
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
  pointerEvents: 'auto',
} as const
