import { Button, Flex, Text } from '@chakra-ui/react'
import { LuHistory } from 'react-icons/lu'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type StaleNoticeProps = {
  /** The subject of the result. */
  subject: string
  onUpdate: () => void
  /** Restores the query's values in the form; without it, the button is absent. */
  onUndo: (() => void) | undefined
}

/** Says whose result this is while the form has other values. */
export function StaleNotice({ subject, onUpdate, onUndo }: StaleNoticeProps) {
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      rowGap="2"
      wrap="wrap"
      mb="5"
      px="3"
      py="2"
      bg="bg.warning"
      borderWidth="1px"
      borderColor="warning.muted"
      borderRadius="control"
    >
      <Flex gap="2.5" align="center" flex="1 1 16rem" minW="0" color="fg.warning">
        <LuHistory aria-hidden="true" size={16} />
        <Text color="fg" minW="0" overflowWrap="anywhere">
          Este resultado é de{' '}
          <Text as="span" fontWeight="600">
            {subject}
          </Text>
        </Text>
      </Flex>
      <Flex gap="2" onMouseDown={keepFocus}>
        <Button size="xs" minH={touchHeight} onClick={onUpdate}>
          Atualizar resultado
        </Button>
        {onUndo && (
          <Button size="xs" minH={touchHeight} variant="outline" onClick={onUndo}>
            Desfazer
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
