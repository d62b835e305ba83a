import { Box, Flex, Text } from '@chakra-ui/react'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { use } from 'react'
import type { IconType } from 'react-icons'
import { LuCircleCheck, LuCircleHelp, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { emptyText, missingText } from '@/formats/registry.ts'
import { LongText } from '@/ui/page/long-text.tsx'
import type { BlockProps } from '../block-types.ts'
import { MissingContext } from '../parts/answer-context.ts'
import { formatItem } from '../parts/shown-text.ts'
import { readAlertState } from './text.ts'

type Status = BlockByKind<'alert'>['status']

const icons: Record<Status, IconType> = {
  info: LuInfo,
  success: LuCircleCheck,
  warning: LuTriangleAlert,
  danger: LuCircleX,
}

export function AlertBlock({ block, answer }: BlockProps<'alert'>) {
  const { title, status, text } = block
  const shownAnswer = { answer, missing: use(MissingContext), isRevealed: () => true }
  const state = readAlertState(block, shownAnswer)
  if (state === 'quiet') return null
  if (state === 'unknown') return <UnknownAlert title={title ?? text} />
  const Icon = icons[status]
  const answerText =
    block.value === undefined ? emptyText : formatItem(shownAnswer, { value: block.value, sensitive: false })
  return (
    <Flex
      role="note"
      data-tint
      gap="2.5"
      px="3"
      py="1"
      borderWidth="1px"
      borderRadius="control"
      colorPalette={status}
      bg="colorPalette.subtle"
      borderColor="colorPalette.muted"
    >
      <Box color="colorPalette.fg" fontSize="16px" pt="0.5" flexShrink="0">
        <Icon aria-hidden="true" />
      </Box>
      <Text as="div" minW="0" overflowWrap="anywhere">
        {title && <strong>{title}</strong>}
        {title && (text || answerText !== emptyText) && ': '}
        {text} {answerText !== emptyText && <LongText text={answerText} />}
      </Text>
    </Flex>
  )
}

/** Tells the user that the answer lacks the value that decides about the alert. */
const UnknownAlert = ({ title }: { title: string | undefined }) => (
  <Flex
    role="note"
    gap="2.5"
    px="3"
    py="2"
    borderWidth="1px"
    borderRadius="control"
    align="center"
    color="fg.muted"
  >
    <LuCircleHelp aria-hidden="true" />
    <Text>
      {title && `${title}: `}
      {missingText}
    </Text>
  </Flex>
)
