import { type IconName, icons } from '@/generated/icons.ts'

/** An icon that a menu of the manifest names; decorative. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name as IconName]
  return Icon ? <Icon aria-hidden="true" /> : null
}
