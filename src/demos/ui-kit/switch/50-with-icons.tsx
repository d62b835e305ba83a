import { Switch } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { LuMoon, LuSun } from 'react-icons/lu'
import { offTrackCss } from './toggle.tsx'

export const meta = { title: 'Com ícone' }

export default () => (
  <Switch.Root recipe={switchSlotRecipe} size="lg">
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss}>
      <Switch.Thumb color="black">
        <Switch.ThumbIndicator fallback={<LuSun aria-hidden="true" size="14" />}>
          <LuMoon aria-hidden="true" size="14" color="white" />
        </Switch.ThumbIndicator>
      </Switch.Thumb>
    </Switch.Control>
    <Switch.Label>Descanso noturno</Switch.Label>
  </Switch.Root>
)
