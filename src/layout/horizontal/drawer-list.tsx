import { MenuList } from '../sidebar/menu-list.tsx'
import { bothLists } from './both-lists.ts'

/** Both lists as the drawer shows them. */
export default function DrawerList() {
  return <MenuList entries={bothLists} isNarrow={false} />
}
