import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { formatCounted } from '@/lib/format/quantity.ts'

export const countVariants = (families: readonly CatalogueFamily[]) =>
  families.reduce((sum, { variants }) => sum + variants.length, 0)

/** Counts consultas and families: "28 consultas em 13 famílias". */
export const describeCatalogue = (families: readonly CatalogueFamily[]) =>
  `${formatCounted(countVariants(families), 'consulta', 'consultas')} em ${formatCounted(families.length, 'família', 'famílias')}`
