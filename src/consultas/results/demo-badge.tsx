import { Badge } from '@chakra-ui/react'
import { LuFlaskConical } from 'react-icons/lu'

/** Says that an outcome comes from the manifest's examples. */
export function DemoBadge() {
  return (
    <Badge colorPalette="info" size="md">
      <LuFlaskConical aria-hidden="true" /> Dados de demonstração
    </Badge>
  )
}
