import { Flex, IconButton, Text } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { touchHeight } from '@/ui/touch-height.ts'

const label = 'Código da solicitação'

type RequestCodeProps = { outcome: { requestId?: string | undefined }; justify?: 'center' | undefined }

/** Shows the id under which the source logged a request, for its support. Nothing without an id. */
export function RequestCode({ outcome: { requestId }, justify }: RequestCodeProps) {
  if (requestId === undefined) return null
  return (
    <Flex align="center" justify={justify} gap="1" color="fg.muted" textStyle="small">
      <Text overflowWrap="anywhere">
        {label}: <code>{requestId}</code>
      </Text>
      <IconButton
        size="2xs"
        minH={touchHeight}
        minW={touchHeight}
        variant="ghost"
        aria-label={`Copiar ${label.toLowerCase()}`}
        onClick={() => void copyText(() => requestId, `${label}: copiado`)}
        _print={{ display: 'none' }}
      >
        <LuCopy />
      </IconButton>
    </Flex>
  )
}

/** Returns the facts of a print that name the request; none without an id. */
export const listRequestFacts = ({ requestId }: { requestId?: string | undefined }) =>
  requestId === undefined ? [] : [{ label, text: requestId }]
