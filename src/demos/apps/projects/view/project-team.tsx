import { chakra, Flex, Text } from '@chakra-ui/react'
import { Portrait } from '../../../parts/portrait.tsx'
import type { TaskOption } from '../../../parts/task.ts'

export function ProjectTeam({ people }: { people: readonly TaskOption[] }) {
  if (people.length === 0) return <Text color="fg.muted">Ninguém ainda. Edite o projeto para escolher.</Text>
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {people.map(({ value, label }) => (
        <Flex as="li" key={value} align="center" gap="3">
          <Portrait image={value} name={label} size="8" />
          {label}
        </Flex>
      ))}
    </chakra.ul>
  )
}
