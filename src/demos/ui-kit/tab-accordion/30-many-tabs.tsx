import { Box, IconButton, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useRef, useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { capitals } from '../choices/capitals.ts'

export const meta = { title: 'Abas que rolam' }

const cities = capitals.slice(0, 14)

/** The tabs scroll; a chosen tab comes into view. The buttons are for the pointer: arrow keys reach all tabs. */
export default function ManyTabs() {
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
