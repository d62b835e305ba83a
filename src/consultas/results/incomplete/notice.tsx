import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import { LuFileWarning } from 'react-icons/lu'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { IncompleteOutcome } from '../../outcome.ts'
import { RequestCode } from '../request-code.tsx'
import { incompleteTitle, listMissingLabels } from './missing-labels.ts'
import { RetryContext } from './retry-context.ts'

/** The notice counts the labels beyond this number. */
const maxLabels = 8

type IncompleteNoticeProps = { definition: ConsultaDefinition; incomplete: IncompleteOutcome }

/** Lists the missing values of an answer, and offers to repeat the query or to use another source. */
export function IncompleteNotice({ definition, incomplete }: IncompleteNoticeProps) {
  const { onRepeat, others = [], onQueryOther } = use(RetryContext)
  const labels = listMissingLabels(definition, incomplete.missing)
  const hiddenCount = labels.length - maxLabels
  const otherSources = others.filter(({ title }) => title !== incomplete.source)
  return (
    <Flex
      role="note"
      gap="3"
      rowGap="2"
      wrap="wrap"
      align="center"
      mt="4"
      px="3"
      py="2.5"
      bg="bg.warning"
      borderWidth="1px"
      borderColor="warning.muted"
      borderRadius="control"
    >
      <Flex gap="2.5" flex="1 1 16rem" minW="0">
        <Box color="fg.warning" flexShrink="0" pt="0.5">
          <LuFileWarning aria-hidden="true" size={16} />
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          <Text fontWeight="600">{incompleteTitle}</Text>
          <Text>
            A fonte não enviou, ou enviou de outra forma: {labels.slice(0, maxLabels).join(', ')}
            {hiddenCount > 0 && ` e mais ${hiddenCount}`}. O que falta não quer dizer que não há.
          </Text>
          <RequestCode outcome={incomplete} />
        </Box>
      </Flex>
      {(onRepeat || otherSources.length > 0) && (
        <Flex gap="2" wrap="wrap" onMouseDown={keepFocus} _print={{ display: 'none' }}>
          {onRepeat && (
            <Button size="xs" minH={touchHeight} variant="outline" onClick={onRepeat}>
              Consultar de novo
            </Button>
          )}
          {onQueryOther &&
            otherSources.map(({ source, title }) => (
              <Button
                key={source}
                size="xs"
                minH={touchHeight}
                variant="outline"
                onClick={() => onQueryOther(source)}
              >
                Consultar em {title}
              </Button>
            ))}
        </Flex>
      )}
    </Flex>
  )
}
