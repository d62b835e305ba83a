import { Box, Flex, Text } from '@chakra-ui/react'
import type { BlockOf } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { LongText } from '@/ui/page/long-text.tsx'
import { formatted, nothing } from '../../formats/registry.ts'
import { holds, valueAt } from '../../value-at.ts'
import type { BlockProps } from '../block-props.ts'

type Status = BlockOf<'alert'>['status']

const icons: Record<Status, IconType> = {
  info: LuInfo,
  success: LuCircleCheck,
  warning: LuTriangleAlert,
  danger: LuCircleX,
}

/** Something that must not be overlooked; with `when`, only where the answer says so. */
export function AlertBlock({
  block: { title, status, text, value, when },
  answer,
}: BlockProps<BlockOf<'alert'>>) {
  if (when !== undefined && !holds(valueAt(answer, when))) return null
  const Icon = icons[status]
  const said = value === undefined ? nothing : formatted(valueAt(answer, value), undefined)
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
        {said !== nothing && (
          <Text as="div" overflowWrap="anywhere">
            <LongText text={said} />
          </Text>
        )}
      </Box>
    </Flex>
  )
}
