import { Box, Flex, HoverCard, Link, Portal, Text } from '@chakra-ui/react'
import { hoverCardSlotRecipe } from '@chakra-ui/react/theme'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted, Small } from '../basics.tsx'

export const meta = { title: 'Prévia', description: 'O que está por trás de um link.' }

const guests = (['rogerio', 'noemia', 'otavio', 'tereza'] as const).map(findCastMember)

const opening = { openDelay: 200, positioning: { placement: 'top-start' }, lazyMount: true } as const

/** A card about the person, on hover and on focus. The link writes to the person. */
export default () => (
  <Flex as="ul" direction="column" listStyleType="none">
    {guests.map(({ id, name, role, email }) => (
      <Flex as="li" key={id} align="center" gap="3" py="1.5" borderBottomWidth="1px">
        <Portrait image={id} name={name} size="7" />
        <HoverCard.Root recipe={hoverCardSlotRecipe} {...opening} unmountOnExit>
          <HoverCard.Trigger asChild>
            <Link href={`mailto:${email}`} variant="underline">
              {name}
            </Link>
          </HoverCard.Trigger>
          <Portal>
            <HoverCard.Positioner>
              <HoverCard.Content borderWidth="1px" bg="bg.panel" width="270px">
                <Flex gap="3" align="center">
                  <Portrait image={id} name={name} size="12" />
                  <Box minW="0">
                    <Text fontWeight="600">{name}</Text>
                    <Muted>{role}</Muted>
                    <Small mt="1" overflowWrap="anywhere">
                      {email}
                    </Small>
                  </Box>
                </Flex>
              </HoverCard.Content>
            </HoverCard.Positioner>
          </Portal>
        </HoverCard.Root>
        <Small ms="auto">{role}</Small>
      </Flex>
    ))}
  </Flex>
)
