import { Badge } from '@chakra-ui/react'
import { DemoIcon } from '@/ui/media/demo-icon.ts'

/** Marks an outcome that comes from the manifest's examples. */
export function DemoBadge() {
  return (
    <Badge colorPalette="info" size="md">
      <DemoIcon aria-hidden="true" /> Dados de demonstração
    </Badge>
  )
}
