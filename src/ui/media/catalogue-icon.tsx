import { type CatalogueIconName, catalogueIcons } from '@/generated/catalogue-icons.ts'

/** An icon of a consulta, route or content page of the manifest. Decorative. */
export function CatalogueIcon({ name }: { name: string | undefined }) {
  const Icon = catalogueIcons[name as CatalogueIconName]
  return Icon ? <Icon aria-hidden="true" /> : null
}
