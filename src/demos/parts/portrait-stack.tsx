import { Box, Flex } from '@chakra-ui/react'
import { Portrait } from './portrait.tsx'

type PortraitPerson = { readonly image: string; readonly label: string; readonly value: string }

type PortraitStackProps = { label: string; people: readonly PortraitPerson[] }

/** Overlapping portraits. Screen readers get the names; hovering shows them. */
export function PortraitStack({ label, people }: PortraitStackProps) {
  if (people.length === 0) return null
  const names = people.map((person) => person.label).join(', ')
  return (
    <Flex role="img" aria-label={`${label}: ${names}`} title={names} flexShrink="0">
      {people.map((person, index) => (
        <Box
          key={person.value}
          ms={index === 0 ? '0' : '-2'}
          borderRadius="full"
          outline="2px solid"
          outlineColor="bg.panel"
        >
          <Portrait image={person.image} name={person.label} size="7" />
        </Box>
      ))}
    </Flex>
  )
}
