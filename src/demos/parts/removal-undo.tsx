import { Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuUndo2, LuX } from 'react-icons/lu'

type RemovalUndoProps = {
  /** What was removed. Nothing is shown without it. */
  text: string | undefined
  onUndo: () => void
  onClose: () => void
}

/** Offers to undo the last removal, until the user decides. */
export const RemovalUndo = ({ text, onUndo, onClose }: RemovalUndoProps) => (
  <Flex
    role="status"
    position="fixed"
    bottom={{ base: '20', md: '6' }}
    insetStart="0"
    insetEnd="0"
    css={place}
  >
    {text && (
      <Flex align="center" gap="2" css={bar}>
        <Text overflowWrap="anywhere">{text}</Text>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={onUndo}>
          <LuUndo2 aria-hidden="true" />
          Desfazer
        </Button>
        <IconButton aria-label="Dispensar" size="xs" variant="ghost" colorPalette="neutral" onClick={onClose}>
          <LuX />
        </IconButton>
      </Flex>
    )}
  </Flex>
)

const place = { justifyContent: 'center', px: '4', zIndex: 'docked', pointerEvents: 'none' } as const

const bar = {
  ps: '4',
  pe: '2',
  py: '2',
  maxW: '36rem',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'panel',
  boxShadow: 'lg',
  pointerEvents: 'auto',
} as const
