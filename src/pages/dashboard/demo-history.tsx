import { Button, Flex, Text } from '@chakra-ui/react'
import { demoHistory } from '@/state/demo-history.ts'
import { addDemoHistory, removeDemoHistory } from '@/state/usage.ts'
import { DemoIcon } from '@/ui/media/demo-icon.ts'

// The labels wrap into two lines on the narrowest screens.
const wrapping = { height: 'auto', minH: '9', py: '1.5', whiteSpace: 'normal', textAlign: 'inherit' } as const

/** Adds a demonstration history, so that new users see how the dashboard will look. */
export function LoadDemoHistory() {
  return (
    <Button
      variant="outline"
      colorPalette="neutral"
      {...wrapping}
      onClick={() => addDemoHistory(demoHistory(Date.now()))}
    >
      <DemoIcon aria-hidden="true" />
      Carregar histórico de demonstração
    </Button>
  )
}

/** Tells that the figures include demonstration data, and offers to start without it. */
export function DemoHistoryNotice() {
  return (
    <Flex
      role="note"
      align="center"
      gap="3"
      wrap="wrap"
      bg="info.subtle"
      color="info.fg"
      borderWidth="1px"
      borderColor="info.muted"
      borderRadius="panel"
      px={{ base: '4', md: '5' }}
      py="2"
    >
      <DemoIcon aria-hidden="true" />
      <Text flex="1 1 16rem">
        <strong>Demonstração.</strong> Os números abaixo incluem consultas fictícias, que ninguém fez.
      </Text>
      <Button variant="ghost" colorPalette="info" {...wrapping} onClick={removeDemoHistory} mx="-2">
        Começar do zero
      </Button>
    </Flex>
  )
}
