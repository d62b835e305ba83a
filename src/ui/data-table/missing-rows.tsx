import { Button, Flex, Text } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { touchHeight } from '../touch-height.ts'

type MissingRowsProps = { shownCount: number; onRetry: () => void }

/** Says that a long table ends early, because the code that shows more rows failed to load. */
export const MissingRows = ({ shownCount, onRetry }: MissingRowsProps) => (
  <Flex align="center" wrap="wrap" gap="2" mt="2">
    <Text role="alert">
      Só as primeiras {formatCount(shownCount)} linhas aparecem: uma parte do painel não carregou.
    </Text>
    <Button size="xs" minH={touchHeight} variant="outline" colorPalette="neutral" onClick={onRetry}>
      Tentar de novo
    </Button>
  </Flex>
)
