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
    <Flex
      role="note"
      gap="3"
      p="4"
      colorPalette={status}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="control"
    >
      <Box color="colorPalette.fg" fontSize="18px" pt="1px" flexShrink="0">
        <Icon aria-hidden="true" />
      </Box>
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
