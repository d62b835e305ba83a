import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuUndo2, LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { dropUndo, undoLast, undoView } from './undo.ts'

/** The time in ms to undo an action. It starts again after the pointer or the focus has left the bar. */
const undoTime = 8000

/** Offers to undo the last action for a few seconds. */
export function UndoBar() {
  const { offer, count } = useSnapshot(undoView)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!offer || isHeld) return
    const timer = setTimeout(dropUndo, undoTime)
    return () => clearTimeout(timer)
  }, [offer, isHeld])
  useEffect(() => {
    setHeld(false)
    if (count > 0 && undoView.offer) announce(`${undoView.offer.text}. Para desfazer, use o botão Desfazer.`)
  }, [count])
  useEffect(() => dropUndo, [])

  if (!offer) return null
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
      <Text as="span" flex="1" overflowWrap="anywhere">
        {offer.text}
      </Text>
      <Button size="sm" variant="ghost" onClick={undoLast}>
        <LuUndo2 className="directed" aria-hidden="true" />
        Desfazer
      </Button>
      <IconAction label="Dispensar" icon={<LuX />} onClick={dropUndo} />
    </Flex>
  )
}

const bar = {
  position: 'fixed',
  insetInline: '0',
  bottom: { base: '20', md: '6' },
  zIndex: 'popover',
  mx: 'auto',
  width: 'fit-content',
  maxW: 'calc(100vw - 32px)',
  alignItems: 'center',
  gap: '2',
  ps: '4',
  pe: '1.5',
  py: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'panel',
  boxShadow: 'lg',
} as const
