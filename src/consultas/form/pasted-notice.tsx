import { Button, Flex, Text } from '@chakra-ui/react'
import { LuListChecks } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { PastedValues } from './pasted-values.ts'

type PastedNoticeProps = { pasted: PastedValues; onBatch: () => void }

/** Says that several values were pasted, of which a form takes one, and leads to the batch, which takes all. */
export const PastedNotice = ({ pasted: { values, name }, onBatch }: PastedNoticeProps) => (
  <Flex
    align="center"
    columnGap="3"
    rowGap="2"
    wrap="wrap"
    mt="2"
    px="3"
    py="2"
    borderWidth="1px"
    borderRadius="control"
  >
    <Text textStyle="small" flex="1 1 10rem">
      Você colou {formatCount(values.length)} {name}. Consultar em lote?
    </Text>
    <Button size="xs" minH={touchHeight} variant="outline" colorPalette="neutral" onClick={onBatch}>
      <LuListChecks aria-hidden="true" /> Abrir o lote
    </Button>
  </Flex>
)
