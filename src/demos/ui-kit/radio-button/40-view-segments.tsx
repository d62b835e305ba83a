import { SegmentGroup, Stack } from '@chakra-ui/react'
import { segmentGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCalendarDays, LuLayoutGrid, LuList } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export const meta = { title: 'Segmentos com ícones' }

const views = [
  { value: 'lista', name: 'Lista', icon: LuList },
  { value: 'grade', name: 'Grade', icon: LuLayoutGrid },
  { value: 'agenda', name: 'Agenda', icon: LuCalendarDays },
]

/** Radio buttons as segments with icons. A marker slides to the chosen one. */
export default function ViewSegments() {
  const [view, setView] = useState<string | null>('grade')
  const chosen = views.find(({ value }) => value === view)?.name
  return (
    <Stack gap="3" align="flex-start">
      <SegmentGroup.Root
        recipe={segmentGroupSlotRecipe}
        aria-label="Exibição"
        minW="0"
        maxW="full"
        flexWrap="wrap"
        value={view}
        onValueChange={({ value }) => setView(value)}
      >
        <SegmentGroup.Indicator bg="bg.panel" boxShadow="panel" />
        {views.map(({ value, name, icon: Icon }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="2">
              <Icon aria-hidden="true" /> {name}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      <Small role="status">Exibição escolhida: {chosen}</Small>
    </Stack>
  )
}
