import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { Portrait } from './portrait.tsx'
import type { TaskOption } from './task.ts'

const defaultShown = 3

type AssigneesProps = {
  people: readonly TaskOption[]
  /** The number of portraits to show. */
  shown?: number
}

/** Overlapping portraits of assignees. Screen readers get the names; hovering shows them. */
export function Assignees({ people, shown = defaultShown }: AssigneesProps) {
  if (people.length === 0)
    return (
      <Text textStyle="small" color="fg.muted">
        Sem responsável
      </Text>
    )
  const names = people.map(({ label }) => label).join(', ')
  return (
    <Flex align="center" title={names}>
      <VisuallyHidden>Responsáveis: {names}</VisuallyHidden>
      {people.slice(0, shown).map(({ value, label }, index) => (
        <Flex
          key={value}
          ms={index > 0 ? '-1' : '0'}
          borderRadius="full"
          boxShadow="0 0 0 2px {colors.bg.panel}"
        >
          <Portrait image={value} name={label} size="7" />
        </Flex>
      ))}
      {people.length > shown && (
        <Text aria-hidden="true" textStyle="small" color="fg.muted" ms="1.5">
          +{people.length - shown}
        </Text>
      )}
    </Flex>
  )
}
