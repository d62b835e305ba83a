import { IconButton } from '@chakra-ui/react'
import { LuMoon, LuSun } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences, setPreference } from '@/state/preferences.ts'

export function ThemeToggle() {
  const { darkMode } = useSnapshot(preferences)
  return (
    <IconButton
      aria-label={darkMode ? 'Usar tema claro' : 'Usar tema escuro'}
      variant="ghost"
      colorPalette="neutral"
      onClick={() => setPreference('darkMode', !darkMode)}
    >
      {darkMode ? <LuSun /> : <LuMoon />}
    </IconButton>
  )
}
