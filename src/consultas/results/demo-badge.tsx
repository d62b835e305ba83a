import { Badge } from '@chakra-ui/react'
import { DemoIcon } from '@/ui/media/demo-icon.ts'

/** Marks an outcome that comes from the manifest's examples. It is as small as a status, beside which it stands. */
export function DemoBadge() {
  return (
    <Badge colorPalette="info" size="sm">
      <DemoIcon aria-hidden="true" /> Dados de demonstração
    </Badge>
  )
}
