import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { LuEye, LuEyeOff } from 'react-icons/lu'

type RevealButtonProps = IconButtonProps & { isShown: boolean; label: string }

/** Shows or hides a sensitive value. `label` names the value. */
export const RevealButton = ({ isShown, label, ...button }: RevealButtonProps) => (
  <IconButton
    size="2xs"
    variant="ghost"
    colorPalette="neutral"
    aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${label}`}
    {...button}
  >
    {isShown ? <LuEyeOff /> : <LuEye />}
  </IconButton>
)
