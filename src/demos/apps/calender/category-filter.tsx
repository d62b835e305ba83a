import { Box, chakra, Flex } from '@chakra-ui/react'
import { formatCount } from '@/lib/format-quantity.ts'
import { type Category, categories, categoryNames, type ShownEvent } from './calendar-event.ts'

type CategoryFilterProps = {
  events: readonly ShownEvent[]
  hidden: readonly Category[]
  onChange: (hidden: Category[]) => void
}

/** Which calendars are shown, each in its colour and with the number of its events. */
export function CategoryFilter({ events, hidden, onChange }: CategoryFilterProps) {
  const isShown = (name: Category) => !hidden.includes(name)
  const toggle = (name: Category) =>
    onChange(categoryNames.filter((other) => (other === name ? isShown(other) : !isShown(other))))
  return (
    <chakra.fieldset mb="4">
      <chakra.legend srOnly>Categorias mostradas</chakra.legend>
      <Flex wrap="wrap" gap="2">
        {categoryNames.map((name) => (
          <chakra.label key={name} css={chip} colorPalette={categories[name].palette}>
            <chakra.input type="checkbox" srOnly checked={isShown(name)} onChange={() => toggle(name)} />
            <Box aria-hidden="true" data-dot />
            {categories[name].label}
            <chakra.span color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
              {formatCount(events.filter(({ extendedProps }) => extendedProps.calendar === name).length)}
            </chakra.span>
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  userSelect: 'none',
  '& [data-dot]': {
    boxSize: '3',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'colorPalette.solid',
  },
  '&:has(:checked)': { borderColor: 'colorPalette.solid', color: 'fg' },
  '&:has(:checked) [data-dot]': { bg: 'colorPalette.solid' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const
