import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

/** Names and values in the running line of an entry; those without a value are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const present = facts.filter(([, value]) => value !== undefined && value !== '')
  if (present.length === 0) return null
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      rowGap="1"
      mt="2"
      textStyle="small"
    >
      {present.map(([name, value]) => (
        <Fragment key={name}>
          <chakra.dt color="fg.subtle">{name}</chakra.dt>
          <chakra.dd color="fg.muted" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  )
}
