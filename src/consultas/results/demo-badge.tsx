import { Badge } from '@chakra-ui/react'
import { DemoIcon } from '@/ui/media/demo-icon.ts'

/** Marks an outcome that comes from the manifest's examples. On phones it is small, to share a line with a status. */
export function DemoBadge() {
  return (
    <Badge colorPalette="info" size={{ base: 'sm', md: 'md' }}>
      <DemoIcon aria-hidden="true" /> Dados de demonstração
    </Badge>
  )
}
