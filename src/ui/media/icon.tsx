import { type IconName, icons } from '@/generated/icons.ts'

/** Icons that mean a direction are mirrored where the layout is. */
const directed = /Left|Right|Log(?:In|Out)/

/** An icon that a menu of the manifest names; decorative. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name as IconName]
  if (!name || !Icon) return null
  return <Icon aria-hidden="true" className={directed.test(name) ? 'directed' : ''} />
}
