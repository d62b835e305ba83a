import { Badge } from '@chakra-ui/react'
import { LuFlaskConical } from 'react-icons/lu'

/** Marks an outcome that comes from the manifest's examples. */
export function DemoBadge() {
  return (
    <Badge colorPalette="info" size="md">
      <LuFlaskConical aria-hidden="true" /> Dados de demonstração
    </Badge>
  )
}
