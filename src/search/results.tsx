import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { memo, useLayoutEffect, useRef } from 'react'
import { LuCheck } from 'react-icons/lu'
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
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const end = () => list.current && endBeforeTitle(list.current)
    end()
    window.addEventListener('resize', end)
    return () => window.removeEventListener('resize', end)
  }, [groups])
  let index = -1
  return (
    <Box
      ref={list}
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
                title={removeStart(entry.title, `${title} · `)}
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

/** Shortens a list that would end with the title of a group, without an option below it. */
function endBeforeTitle(list: HTMLElement) {
  list.style.maxHeight = ''
  const bottom = list.offsetTop + list.clientHeight
  for (const group of list.querySelectorAll<HTMLElement>('[role=group]')) {
    const option = group.querySelector<HTMLElement>('[role=option]')
    if (option && group.offsetTop < bottom && option.offsetTop + option.offsetHeight / 2 > bottom)
      list.style.maxHeight = `${group.offsetTop - list.offsetTop}px`
  }
}

/** Removes the group's name from the title of an entry. */
const removeStart = (text: string, start: string) =>
  text.startsWith(start) ? text.slice(start.length) : text

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
    <Flex gap="2" px="3" pt="3" pb="1.5" fontWeight="600" aria-hidden="true">
      <Box flexShrink="0" pt="0.5" color="fg.success">
        <LuCheck />
      </Box>
      <Text overflowWrap="anywhere">{title}</Text>
    </Flex>
  )
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  title: string
  isActive: boolean
  onChoose: (entry: PaletteEntry) => void
}

const Option = memo(
  function Option({ id, entry, title, isActive, onChoose }: OptionProps) {
    const { hint, within, path, icon: Icon } = entry
    const note = within ? `em: ${within.slice(0, maxWithin).join(', ')}` : hint
    return (
      <chakra.div
        role="option"
        id={id}
        aria-selected={isActive}
        css={optionCss}
        onClick={() => onChoose(entry)}
        onPointerEnter={() => path !== undefined && preload(path)}
      >
        {Icon && <Icon aria-hidden="true" />}
        <div>
          <Text truncate title={title}>
            {title}
          </Text>
          {note && <small>{note}</small>}
        </div>
      </chakra.div>
    )
  },
  // `onChoose` is not compared: it depends only on the entry.
  (before, after) =>
    before.id === after.id &&
    before.entry === after.entry &&
    before.title === after.title &&
    before.isActive === after.isActive,
)

const optionCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: { base: touchHeight.base, md: '10' },
  px: '3',
  py: '1.5',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-selected=true]': { bg: 'primary.subtle', '& > svg': { color: 'primary.fg' } },
  '& > svg': { flexShrink: '0', boxSize: '4', color: 'fg.subtle' },
  // On narrow screens a long note goes below the title.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '3',
    flex: '1',
    minW: '0',
  },
  '& small': { color: 'fg.muted', textStyle: 'small' },
} as const
