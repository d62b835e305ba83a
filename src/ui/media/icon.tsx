import { type IconName, icons } from '@/generated/icons.ts'

/** Icons to mirror in right-to-left layouts. */
const directional = /Left|Right|Log(?:In|Out)/

export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name as IconName]
  if (!name || !Icon) return null
  return <Icon aria-hidden="true" className={directional.test(name) ? 'directed' : ''} />
}
