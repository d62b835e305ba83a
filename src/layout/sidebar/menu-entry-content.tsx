import type { Badge } from '@manifest/contract/resolved.ts'
import { LuChevronRight } from 'react-icons/lu'
import { MenuIcon } from '@/ui/media/icon.tsx'

type MenuEntryContentProps = {
  entry: { title: string; icon?: string; badge?: Badge }
  /** True if the entry can be expanded. */
  hasChildren?: boolean
}

/** The content of an entry: icon or bullet, title, badge, and a chevron if it can be expanded. */
export function MenuEntryContent({ entry: { title, icon, badge }, hasChildren }: MenuEntryContentProps) {
  return (
    <>
      {icon === undefined ? <span className="menu-bullet" aria-hidden="true" /> : <MenuIcon name={icon} />}
      <span className="menu-label">{title}</span>
      {badge && (
        <span className="menu-badge" data-color={badge.color ?? 'primary'}>
          {badge.text}
        </span>
      )}
      {hasChildren && <LuChevronRight className="menu-chevron" aria-hidden="true" />}
    </>
  )
}
