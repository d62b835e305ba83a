import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SheetActionProps = { label: string; icon: ReactNode; palette?: string; onClick: () => void }

/** A button for an action on the whole task of a sheet. */
export const SheetAction = ({ label, icon, palette = 'neutral', onClick }: SheetActionProps) => (
  <Button size="sm" variant="outline" colorPalette={palette} onClick={onClick}>
    {icon}
    {label}
  </Button>
)
