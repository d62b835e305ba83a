import { IconButton } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { useNavigate } from 'react-router-dom'
import { type Recent, repeatRecent } from '@/state/recents.ts'

type RepeatButtonProps = { recent: Pick<Recent, 'id' | 'path' | 'title' | 'subject'> }

/** Opens a recent consulta's page and repeats it. */
export function RepeatButton({ recent: { id, path, title, subject } }: RepeatButtonProps) {
  const navigate = useNavigate()
  return (
    <IconButton
      size="xs"
      variant="ghost"
      colorPalette="neutral"
      title="Repetir"
      aria-label={`Repetir ${title}, ${subject}`}
      onClick={() => {
        repeatRecent(id)
        void navigate(path)
      }}
    >
      <LuRotateCw aria-hidden="true" />
    </IconButton>
  )
}
