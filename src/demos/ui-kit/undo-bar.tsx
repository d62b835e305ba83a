import { Button, Flex, Text } from '@chakra-ui/react'
import { LuUndo2 } from 'react-icons/lu'

type UndoBarProps = { text: string; onUndo: () => void }

/** Reports a removal and offers to undo it. */
export const UndoBar = ({ text, onUndo }: UndoBarProps) => (
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
    <Button size="xs" variant="ghost" onClick={onUndo}>
      <LuUndo2 aria-hidden="true" className="directed" /> Desfazer
    </Button>
  </Flex>
)
