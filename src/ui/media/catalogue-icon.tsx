import { type CatalogueIconName, catalogueIcons } from '@/generated/catalogue-icons.ts'

/** An icon that a consulta, a route or a content page of the manifest names; decorative. */
export function CatalogueIcon({ name }: { name: string | undefined }) {
  const Icon = catalogueIcons[name as CatalogueIconName]
  return Icon ? <Icon aria-hidden="true" /> : null
}
