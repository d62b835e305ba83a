import { Box, Flex, Text } from '@chakra-ui/react'
import type { BlockOf } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { LongText } from '@/ui/page/long-text.tsx'
import { emptyText } from '../../formats/registry.ts'
import type { BlockProps } from '../facets.ts'
import { plainText } from '../shown-text.ts'
import { isRaised } from './is-raised.ts'

type Status = BlockOf<'alert'>['status']

const icons: Record<Status, IconType> = {
  info: LuInfo,
  success: LuCircleCheck,
  warning: LuTriangleAlert,
  danger: LuCircleX,
}

/** An alert; with `when`, only where the answer gives reason for it. */
export function AlertBlock({ block, answer }: BlockProps<'alert'>) {
  const { title, status, text, value } = block
  if (!isRaised(block, answer)) return null
  const Icon = icons[status]
  const answerText = value === undefined ? emptyText : plainText(answer, value)
  return (
    <Flex role="note" gap="3" p="4" borderWidth="1px" borderRadius="control" bg="bg.subtle">
      <Flex
        colorPalette={status}
        color="colorPalette.fg"
        bg="colorPalette.subtle"
        boxSize="32px"
        borderRadius="control"
        align="center"
        justify="center"
        fontSize="18px"
        flexShrink="0"
      >
        <Icon aria-hidden="true" />
      </Flex>
      <Box minW="0">
        {title && <Text fontWeight="600">{title}</Text>}
        {text && <Text>{text}</Text>}
        {answerText !== emptyText && (
          <Text as="div" overflowWrap="anywhere">
            <LongText text={answerText} />
          </Text>
        )}
      </Box>
    </Flex>
  )
}
