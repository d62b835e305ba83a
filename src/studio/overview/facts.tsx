import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { uniqueKeys } from '@/lib/unique-keys.ts'

/** Names and values of an entry in one line. Empty values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const present = facts.filter(([, value]) => value)
  if (present.length === 0) return null
  const keys = uniqueKeys(present.map(([name]) => name))
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="2" textStyle="small">
      {present.map(([name, value], index) => (
        <chakra.div key={keys[index]} display="flex" alignItems="baseline" gap="2" minW="0">
          <chakra.dt color="fg.subtle" flexShrink="0">
            {name}
          </chakra.dt>
          <chakra.dd color="fg.muted" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
