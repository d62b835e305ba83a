import { RadioCard, Stack } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { restBorder } from './group.tsx'

export const meta = { title: 'Cartões com retrato' }

/** Cards with portraits, one per row. */
export default () => (
  <RadioCard.Root recipe={radioCardSlotRecipe} defaultValue="jussara">
    <RadioCard.Label fontWeight="600">Quem atende</RadioCard.Label>
    <Stack gap="2">
      {cast.slice(2, 5).map(({ id, name, role }) => (
        <RadioCard.Item key={id} value={id}>
          <RadioCard.ItemHiddenInput />
          <RadioCard.ItemControl p="3" alignItems="center">
            <Portrait image={id} name={name} />
            <RadioCard.ItemContent minW="0">
              <RadioCard.ItemText>{name}</RadioCard.ItemText>
              <RadioCard.ItemDescription opacity="1" color="fg.muted">
                {role}
              </RadioCard.ItemDescription>
            </RadioCard.ItemContent>
            <RadioCard.ItemIndicator css={restBorder} />
          </RadioCard.ItemControl>
        </RadioCard.Item>
      ))}
    </Stack>
  </RadioCard.Root>
)
