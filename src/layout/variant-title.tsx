import type { ConsultaFamily } from '@manifest/resolved.ts'
import { use } from 'react'
import { families } from '@/generated/consultas/index.ts'

type FamilyName = keyof typeof families

type VariantTitleProps = { family: string; pathname: string; fallback: string }

const loading = new Map<string, Promise<{ default: ConsultaFamily }>>()

/** A family's definitions: the chunk that the consulta's page loads as well. */
function load(family: FamilyName): Promise<{ default: ConsultaFamily }> {
  const known = loading.get(family)
  if (known) return known
  const promise: Promise<{ default: ConsultaFamily }> = families[family]()
  loading.set(family, promise)
  return promise
}

/** The title of the variant that a path leads to. It waits for the definitions. */
export function VariantTitle({ family, pathname, fallback }: VariantTitleProps) {
  const { variants } = use(load(family as FamilyName)).default
  return Object.values(variants).find(({ path }) => path === pathname)?.title ?? fallback
}
