import { Button, Flex, Text } from '@chakra-ui/react'
import { LuListChecks } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { PastedList } from './pasted-text.ts'

const countCharacters = ([line = '', ...others]: readonly string[]) =>
  others.length > 0 ? '' : ` de ${formatCounted(line.length, 'caractere', 'caracteres')}`

/** Returns the size of a pasted list: 'Lista colada: 200.000 linhas'. */
export const formatPastedList = ({ lines }: PastedList) =>
  `Lista colada: ${formatCounted(lines.length, 'linha', 'linhas')}${countCharacters(lines)}`

type PastedNoteProps = { list: PastedList; onRemove: () => void }

/** The pasted list of a search, which is not in the field. */
export const PastedNote = ({ list, onRemove }: PastedNoteProps) => (
  <Flex align="center" gap="3" ps="4" pe="2" py="1.5" borderBottomWidth="1px">
    <LuListChecks aria-hidden="true" />
    <Text flex="1" fontVariantNumeric="tabular-nums">
      {formatPastedList(list)}
    </Text>
    <Button size="xs" minH={touchHeight} variant="ghost" colorPalette="neutral" onClick={onRemove}>
      Retirar a lista
    </Button>
  </Flex>
)
