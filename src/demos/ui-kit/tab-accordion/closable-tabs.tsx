import { Box, Flex, IconButton, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuPlus, LuX } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'

type Page = { id: number; name: string }

const initial: readonly Page[] = [1, 2, 3].map((id) => ({ id, name: `Página ${id}` }))

/** Delete closes the focused tab. The buttons to close are outside of the tabs: a tab cannot contain a button. */
export function ClosableTabs() {
  const [pages, setPages] = useState(initial)
  const [current, setCurrent] = useState('1')
  const [closed, setClosed] = useState<{ page: Page; before: readonly Page[] }>()
  const nextId = useRef(initial.length + 1)
  const box = useRef<HTMLDivElement>(null)

  const focusTab = (id: number) =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[role="tab"][data-value="${id}"]`)?.focus(),
    )

  function close(page: Page) {
    if (pages.length === 1) return
    const index = pages.indexOf(page)
    const rest = pages.filter((each) => each !== page)
    const next = rest[Math.min(index, rest.length - 1)]
    setClosed({ page, before: pages })
    setPages(rest)
    if (!next) return
    if (String(page.id) === current) setCurrent(String(next.id))
    focusTab(next.id)
  }

  function add() {
    const page = { id: nextId.current, name: `Página ${nextId.current}` }
    nextId.current += 1
    setPages([...pages, page])
    setCurrent(String(page.id))
    focusTab(page.id)
  }

  return (
    <Flex direction="column" gap="3" ref={box}>
      <Tabs.Root
        recipe={tabsSlotRecipe}
        value={current}
        onValueChange={({ value }) => setCurrent(value)}
        colorPalette="primary"
      >
        <Flex align="center" gap="2">
          <Tabs.List flex="1" minW="0" overflowX="auto" overflowY="hidden" scrollbarWidth="none">
            {pages.map((page) => (
              <Tabs.Trigger
                key={page.id}
                value={String(page.id)}
                flexShrink="0"
                onKeyDown={({ key }) => key === 'Delete' && close(page)}
              >
                {page.name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <IconButton size="xs" variant="ghost" aria-label="Nova aba" onClick={add}>
            <LuPlus />
          </IconButton>
        </Flex>
        {pages.map((page) => (
          <Tabs.Content key={page.id} value={String(page.id)}>
            <Flex align="center" justify="space-between" gap="3">
              <Text>Conteúdo da {page.name.toLowerCase()}.</Text>
              <Box>
                <IconButton
                  size="xs"
                  variant="outline"
                  colorPalette="neutral"
                  aria-label={`Fechar ${page.name}`}
                  disabled={pages.length === 1}
                  onClick={() => close(page)}
                >
                  <LuX />
                </IconButton>
              </Box>
            </Flex>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {closed && (
        <UndoBar
          text={`${closed.page.name} fechada`}
          onUndo={() => {
            setPages(closed.before)
            setCurrent(String(closed.page.id))
            setClosed(undefined)
            focusTab(closed.page.id)
          }}
        />
      )}
    </Flex>
  )
}
