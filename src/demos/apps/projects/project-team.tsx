import { chakra, Flex, Text } from '@chakra-ui/react'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import type { Option } from '../../parts/task.ts'

/** Who works on a project, by name. */
export function ProjectTeam({ people }: { people: readonly Option[] }) {
  if (people.length === 0) return <Text color="fg.muted">Ninguém ainda. Edite o projeto para escolher.</Text>
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {people.map(({ value, label }) => (
        <Flex as="li" key={value} align="center" gap="3">
          <PersonAvatar name={label} size="8" />
          {label}
        </Flex>
      ))}
    </chakra.ul>
  )
}
