import { Box, Flex, IconButton, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useRef, useState } from 'react'
import { LuChevronLeft, LuChevronRight, LuPlus, LuX } from 'react-icons/lu'
import { IconAction } from '../../parts/icon-action.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { IconOnly, Small } from '../basics.tsx'
import { capitals } from '../choices/capitals.ts'

export const meta = {
  ManyTabs: { title: 'Abas que rolam' },
  ClosableTabs: { title: 'Abas que fecham', description: 'Delete fecha a aba em foco; dá para desfazer.' },
}

const cities = capitals.slice(0, 14)

/** The tabs scroll; a chosen tab comes into view. The buttons are for the pointer: arrow keys reach all tabs. */
export function ManyTabs() {
  const [value, setValue] = useState(cities[0]?.value ?? '')
  const list = useRef<HTMLDivElement>(null)
  const index = cities.findIndex((city) => city.value === value)
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])

  const move = (step: number) => setValue(cities[index + step]?.value ?? value)
  const look = { size: 'xs', variant: 'ghost', colorPalette: 'neutral' } as const
  return (
    <Tabs.Root
      recipe={tabsSlotRecipe}
      value={value}
      onValueChange={(details) => setValue(details.value)}
      colorPalette="primary"
      lazyMount
    >
      <Box display="flex" alignItems="center" gap="1">
        <IconButton {...look} aria-label="Aba anterior" disabled={index === 0} onClick={() => move(-1)}>
          <LuChevronLeft className="directed" />
        </IconButton>
        <Tabs.List ref={list} flex="1" minW="0" overflowX="auto" overflowY="hidden" scrollbarWidth="none">
          {cities.map((city) => (
            <Tabs.Trigger key={city.value} value={city.value} flexShrink="0">
              {city.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <IconButton
          {...look}
          aria-label="Próxima aba"
          disabled={index === cities.length - 1}
          onClick={() => move(1)}
        >
          <LuChevronRight className="directed" />
        </IconButton>
      </Box>
      {cities.map((city) => (
        <Tabs.Content key={city.value} value={city.value}>
          {city.label} fica na região {city.region}.
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

type Page = { id: number; name: string }

const initial: readonly Page[] = [1, 2, 3].map((id) => ({ id, name: `Página ${id}` }))

/** Delete closes the focused tab, and so does the button on it. A tab cannot contain a button, so both share a grid cell. */
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
        <Flex align="center" gap="2" borderBottomWidth="1px">
          <Box css={row}>
            <Tabs.List display="contents">
              {pages.map((page, index) => (
                <Tabs.Trigger
                  key={page.id}
                  value={String(page.id)}
                  gridArea={`1 / ${index + 1}`}
                  pe="10"
                  onKeyDown={({ key }) => key === 'Delete' && close(page)}
                  onAuxClick={({ button }) => button === 1 && close(page)}
                >
                  {page.name}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {pages.map((page, index) => (
              <IconAction
                key={page.id}
                size="2xs"
                gridArea={`1 / ${index + 1}`}
                justifySelf="end"
                alignSelf="center"
                me="2"
                zIndex="1"
                label={`Fechar ${page.name}`}
                icon={<LuX />}
                tabIndex={String(page.id) === current ? 0 : -1}
                disabled={pages.length === 1}
                onClick={() => close(page)}
              />
            ))}
          </Box>
          <IconOnly label="Nova aba" icon={<LuPlus />} colorPalette="primary" onClick={add} />
        </Flex>
        {pages.map((page) => (
          <Tabs.Content key={page.id} value={String(page.id)}>
            <Text>Conteúdo da {page.name.toLowerCase()}.</Text>
            <Small mt="1">O botão do meio do mouse também fecha uma aba.</Small>
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

/** Each button has the cell of its tab, without being inside the list of tabs. */
const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  flex: '1',
  minW: '0',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
} as const
