import { IconButton } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { type Recent, repeatRecent } from '@/state/recents.ts'

type RepeatButtonProps = { recent: Pick<Recent, 'id' | 'path' | 'title' | 'subject'> }

/** Opens a recent consulta's page and asks it again. */
export function RepeatButton({ recent: { id, path, title, subject } }: RepeatButtonProps) {
  const navigate = useNavigateTo()
  return (
    <IconButton
      size="xs"
      variant="ghost"
      colorPalette="neutral"
      title="Repetir"
      aria-label={`Repetir ${title}, ${subject}`}
      onClick={() => {
        repeatRecent(id)
        navigate(path)
      }}
    >
      <LuRotateCw aria-hidden="true" />
    </IconButton>
  )
}
