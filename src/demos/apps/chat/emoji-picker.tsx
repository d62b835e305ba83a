import { Box, chakra, IconButton, Popover, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, useState } from 'react'
import { LuSmile } from 'react-icons/lu'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { Input } from '@/ui/forms/field.tsx'
import data from './emojis.yaml'

const emojiGroups = Object.entries(data as Record<string, Record<string, string>>)

const columns = 6

/** The change of the position by arrow key. Left and right follow the direction of the text. */
const findStep = (key: string, isRtl: boolean) =>
  ({ ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowDown: columns, ArrowUp: -columns })[key]

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = findStep(event.key, document.documentElement.dir === 'rtl')
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons[buttons.indexOf(event.target) + step]?.focus()
}

/** Inserts emojis, found by name or chosen with the arrow keys. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [search, setSearch] = useState('')
  const isFound = searchTest(search)
  const groups = emojiGroups
    .map(([title, emojis]) => ({
      title,
      emojis: Object.entries(emojis).filter(([, name]) => isFound(searchKey(name))),
    }))
    .filter(({ emojis }) => emojis.length > 0)
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      positioning={{ placement: 'top-start', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
      onOpenChange={() => setSearch('')}
    >
      <Popover.Trigger asChild>
        <IconButton aria-label="Emojis" title="Emojis" variant="ghost" size="sm">
          <LuSmile />
        </IconButton>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content
          css={{ '--popover-size': '17rem' }}
          borderWidth="1px"
          bg="bg.panel"
          aria-label="Emojis"
        >
          <Box p="3">
            <Input
              type="search"
              aria-label="Buscar emoji"
              placeholder="Buscar emoji"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              // Enter would send the form around it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <Box maxH="14rem" overflowY="auto" mt="2" onKeyDown={moveByArrow}>
              {groups.map(({ title, emojis }) => (
                <Box key={title} role="group" aria-label={title}>
                  <Text color="fg.muted" textStyle="small" mt="1">
                    {title}
                  </Text>
                  <Box display="grid" gridTemplateColumns={`repeat(${columns}, 1fr)`}>
                    {emojis.map(([emoji, name]) => (
                      <Popover.CloseTrigger key={name} asChild>
                        <chakra.button
                          type="button"
                          aria-label={name}
                          title={name}
                          css={cell}
                          onClick={() => onPick(emoji)}
                        >
                          {emoji}
                        </chakra.button>
                      </Popover.CloseTrigger>
                    ))}
                  </Box>
                </Box>
              ))}
              {groups.length === 0 && <Text color="fg.muted">Nenhum emoji com esse nome.</Text>}
            </Box>
          </Box>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}

const cell = {
  position: 'static',
  boxSize: '9',
  fontSize: '20px',
  lineHeight: '1',
  borderRadius: 'control',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
} as const
