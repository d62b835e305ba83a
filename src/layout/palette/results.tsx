import { Box, Flex, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { preload } from '@/routes/preload.ts'
import type { PaletteEntry } from './entries.ts'
import type { Group } from './find.ts'

type ResultsProps = {
  id: string
  groups: Group<PaletteEntry>[]
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
      {groups.map(({ title, entries }) => (
        <Box key={title} role="group" aria-label={title}>
          <Text textStyle="overline" color="fg.subtle" px="3" pt="3" pb="1" aria-hidden="true">
            {title}
          </Text>
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

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: (entry: PaletteEntry) => void
}

const Option = memo(
  function Option({ id, entry, isActive, onChoose }: OptionProps) {
    const { title, hint, path } = entry
    return (
      <Flex
        role="option"
        id={id}
        aria-selected={isActive}
        gap="3"
        justify="space-between"
        align="center"
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
        <Text textStyle="small" color="fg.muted" flexShrink="0" aria-hidden="true">
          {hint}
        </Text>
      </Flex>
    )
  },
  // `onChoose` is left out: what it does depends on the entry alone.
  (before, after) =>
    before.id === after.id && before.entry === after.entry && before.isActive === after.isActive,
)
