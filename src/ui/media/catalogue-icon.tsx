import { type CatalogueIconName, catalogueIcons } from '@/generated/catalogue-icons.ts'

export function CatalogueIcon({ name }: { name: string | undefined }) {
  const Icon = catalogueIcons[name as CatalogueIconName]
  return Icon ? <Icon aria-hidden="true" /> : null
}
