import { Box, Flex, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { LuCircleCheck } from 'react-icons/lu'
import { preload } from '@/routes/preload.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'

/** The number of matching labels shown per entry. */
const maxWithin = 2

type ResultsProps = {
  id: string
  groups: SearchGroup<PaletteEntry>[]
  /** Index of the active option, counted over all groups. */
  active: number
  onChoose: (entry: PaletteEntry) => void
}

/** The listbox, in groups. */
export function Results({ id, groups, active, onChoose }: ResultsProps) {
  let index = -1
  return (
    <Box
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-label="Resultados"
      overflowY="auto"
      p={groups.length > 0 ? '2' : '0'}
    >
      {groups.map(({ title, entries, isValue = false }) => (
        <Box key={title} role="group" aria-label={title}>
          <GroupTitle title={title} isValue={isValue} />
          {entries.map((entry) => {
            index += 1
            return (
              <Option
                key={entry.id}
                id={`${id}-${index}`}
                entry={entry}
                isActive={index === active}
                onChoose={onChoose}
              />
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

type GroupTitleProps = { title: string; isValue: boolean }

/** The title of a group. A value is shown as typed and marked as valid. */
function GroupTitle({ title, isValue }: GroupTitleProps) {
  if (!isValue)
    return (
      <Text textStyle="overline" color="fg.subtle" px="3" pt="3" pb="1" aria-hidden="true">
        {title}
      </Text>
    )
  return (
    <Flex gap="2" px="3" pt="2" pb="2" color="fg.success" fontWeight="600" aria-hidden="true">
      <Box flexShrink="0" pt="0.5">
        <LuCircleCheck />
      </Box>
      <Text overflowWrap="anywhere">{title}</Text>
    </Flex>
  )
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: (entry: PaletteEntry) => void
}

const Option = memo(
  function Option({ id, entry, isActive, onChoose }: OptionProps) {
    const { title, hint, within, path } = entry
    return (
      <Flex
        role="option"
        id={id}
        aria-selected={isActive}
        columnGap="3"
        wrap="wrap"
        justify="space-between"
        align="center"
        alignContent="center"
        minH={touchHeight}
        px="3"
        py="2"
        borderRadius="control"
        cursor="pointer"
        bg={isActive ? 'primary.subtle' : undefined}
        _hover={{ bg: isActive ? 'primary.subtle' : 'bg.hover' }}
        onClick={() => onChoose(entry)}
        onPointerEnter={() => path !== undefined && preload(path)}
      >
        <Text truncate title={title}>
          {title}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {within ? `em: ${within.slice(0, maxWithin).join(', ')}` : hint}
        </Text>
      </Flex>
    )
  },
  // `onChoose` is not compared: it depends only on the entry.
  (before, after) =>
    before.id === after.id && before.entry === after.entry && before.isActive === after.isActive,
)
