import { use } from 'react'
import { loadFamily } from '@/routes/load-family.ts'

type VariantTitleProps = { family: string; pathname: string; fallback: string }

/**
 * The title of the variant that a path leads to. It suspends until the family's definitions are loaded, which
 * the consulta's page needs as well.
 */
export function VariantTitle({ family, pathname, fallback }: VariantTitleProps) {
  const { variants } = use(loadFamily(family)).default
  return Object.values(variants).find(({ path }) => path === pathname)?.title ?? fallback
}
