import { chakra } from '@chakra-ui/react'
import type { Crumb } from '@manifest/contract/resolved.ts'
import type { ReactNode } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

/** A parent of the page, with a separator in front. It is a link if the user may open it. */
export function ParentCrumb({ title, link }: Crumb<Path>) {
  const to = accessiblePath(link)
  return (
    <>
      <Separator />
      <li>
        {to === undefined ? (
          title
        ) : (
          <AppLink to={to} color="fg.muted" borderRadius="l1">
            {title}
          </AppLink>
        )}
      </li>
    </>
  )
}

/** The page itself, the last crumb. */
export function CurrentCrumb({ children }: { children: ReactNode }) {
  return (
    <>
      <Separator />
      <chakra.li aria-current="page" color="fg" fontWeight="500" minW="0" truncate>
        {children}
      </chakra.li>
    </>
  )
}

const Separator = () => (
  <chakra.li aria-hidden="true" display="flex" _rtl={{ transform: 'scaleX(-1)' }}>
    <LuChevronRight size={12} />
  </chakra.li>
)
